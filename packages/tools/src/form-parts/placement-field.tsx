import { type Placement, type PlacementId, placements } from '@adwright/studio/placements.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Field } from '@adwright/ui/field.tsx';
import { useTranslations } from 'use-intl';

type PlacementFieldProps = {
  value: readonly PlacementId[];
  /** Only placements that take one of these. */
  media?: readonly Placement['media'][number][] | undefined;
  error?: string | undefined;
  onChange: (value: PlacementId[]) => void;
};

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
  const offered = placements.filter((placement) =>
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
        <div role="group" {...control} className="flex flex-col gap-4">
          {groups.map(([network, list]) => {
            const ids = list.map(({ id }) => id);
            const all = ids.every((id) => value.includes(id));
            const name = networks[network as Placement['network']];
            return (
              <div key={network} className="flex flex-col gap-2">
                <div className="flex items-center justify-between gap-4">
                  <span className="text-sm text-muted">{name}</span>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={t(all ? 'noneOf' : 'allOf', { network: name })}
                    onClick={() => toggle(ids, !all)}
                  >
                    {t(all ? 'none' : 'all')}
                  </Button>
                </div>
                <div className="flex flex-wrap gap-2">
                  {list.map((placement) => (
                    <Size
                      key={placement.id}
                      placement={placement}
                      chosen={value.includes(placement.id)}
                      onToggle={(on) => toggle([placement.id], on)}
                    />
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      )}
    </Field>
  );
}

type SizeProps = {
  placement: Pick<Placement, 'name' | 'width' | 'height'>;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
};

function Size({ placement, chosen, onToggle }: SizeProps) {
  const { name, width, height } = placement;
  const scale = 28 / Math.max(width, height);
  const shape = { width: Math.max(4, width * scale), height: Math.max(4, height * scale) };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={`${name}, ${width} × ${height}`}
      title={name}
      onClick={() => onToggle(!chosen)}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 text-xs tabular-nums transition-colors',
        chosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised hover:border-text',
      )}
    >
      <span aria-hidden="true" className="flex size-7 items-center justify-center">
        <span
          style={shape}
          className={classNames('rounded-[2px] border-[1.5px]', chosen ? 'border-accent-text' : 'border-muted')}
        />
      </span>
      <bdi dir="ltr">
        {width}×{height}
      </bdi>
    </button>
  );
}
