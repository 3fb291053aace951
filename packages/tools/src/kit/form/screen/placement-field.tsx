import { type Placement, type PlacementId, placements } from '@adwright/studio/placements.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Field } from '@adwright/ui/field.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SizeButton } from './size-button.tsx';
import { usePlacementName } from './use-placement-name.ts';

type PlacementFieldProps = {
  value: readonly PlacementId[];
  /** Only placements that take one of these. */
  media?: readonly Placement['media'][number][] | undefined;
  error?: string | undefined;
  onChange: (value: PlacementId[]) => void;
};

type Offered = Placement & { readonly id: PlacementId };

const pictures = ['image'] as const;

/** Proper names, the same in every language. */
const networks: Readonly<Record<Placement['network'], string>> = {
  meta: 'Meta',
  tiktok: 'TikTok',
  'google-display': 'Google Ads',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  amazon: 'Amazon',
  discord: 'Discord',
};

/** The sizes an ad is wanted in, by network, each drawn in its own shape. */
export function PlacementField({ value, media = pictures, error, onChange }: PlacementFieldProps) {
  const t = useTranslations('tool-media.sizes');
  const offered: readonly Offered[] = placements.filter((placement) =>
    (placement.media as readonly string[]).some((one) => media.includes(one as (typeof media)[number])),
  );
  const groups = Object.entries(Object.groupBy(offered, ({ network }) => network));
  const toggle = (ids: readonly PlacementId[], on: boolean): void => {
    const wanted = new Set(on ? [...value, ...ids] : value.filter((id) => !ids.includes(id)));
    onChange(offered.map(({ id }) => id).filter((id) => wanted.has(id)));
  };
  return (
    <Field kind="group" label={t('label')} error={error} note={t('chosen', { count: value.length })}>
      {(control) => (
        <div role="group" {...control} className="flex flex-col gap-2">
          {groups.map(([network, list]) => (
            <NetworkSizes
              key={network}
              name={networks[network as Placement['network']]}
              sizes={list}
              value={value}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

type NetworkSizesProps = {
  name: string;
  sizes: readonly Offered[];
  value: readonly PlacementId[];
  onToggle: (ids: readonly PlacementId[], on: boolean) => void;
};

/** One network's sizes: folded away until somebody wants one of them, for there are many. */
function NetworkSizes({ name, sizes, value, onToggle }: NetworkSizesProps) {
  const t = useTranslations('tool-media.sizes');
  const nameOf = usePlacementName();
  const id = useId();
  const ids = sizes.map((size) => size.id);
  const count = ids.filter((one) => value.includes(one)).length;
  const all = count === ids.length;
  const [open, setOpen] = useState(count > 0);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-start text-sm"
        >
          <ChevronDown
            aria-hidden="true"
            className={open ? 'size-4 shrink-0 text-muted' : 'size-4 shrink-0 -rotate-90 text-muted rtl:rotate-90'}
          />
          {name}
          {count > 0 && <span className="text-xs text-muted">{t('chosen', { count })}</span>}
        </button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(all ? 'noneOf' : 'allOf', { network: name })}
          onClick={() => {
            setOpen(true);
            onToggle(ids, !all);
          }}
        >
          {t(all ? 'none' : 'all')}
        </Button>
      </div>
      <div id={id} hidden={!open} className="grid grid-cols-2 gap-2 pb-2 [&[hidden]]:hidden">
        {sizes.map((size) => (
          <SizeButton
            key={size.id}
            name={shortName(nameOf(size))}
            label={`${nameOf(size)}, ${size.width} × ${size.height}`}
            width={size.width}
            height={size.height}
            chosen={value.includes(size.id)}
            onToggle={() => onToggle([size.id], !value.includes(size.id))}
          />
        ))}
      </div>
    </div>
  );
}

/** Without the network it stands under. */
function shortName(name: string): string {
  const rest = name.replace(/^(?:Meta|TikTok|Google|YouTube|LinkedIn|Amazon|Discord|Instagram.{1,5}Facebook):? /u, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
