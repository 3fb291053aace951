import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { PickLimitContext } from '../../kit/places/screen/pick-limit.ts';
import { PlaceGrid } from '../../kit/places/screen/place-grid.tsx';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import { ChosenBackdrops } from './chosen-backdrops.tsx';
import { sameBackdrop } from './fields.ts';
import { OwnColor, OwnGradient, OwnPicture } from './own-backdrops.tsx';
import { OwnPrompt } from './own-prompt.tsx';
import { SceneGrid } from './scene-grid.tsx';

type Kind = ProductBackdrop['kind'];

/** As many as one run takes. */
const most = 12;

type BackdropFieldsProps = {
  cutout: Cutout | null;
  title: string;
  backdrops: readonly ProductBackdrop[];
  shown: number;
  onShow: (index: number) => void;
  /** One that is not among them yet. */
  onAdd: (backdrop: ProductBackdrop) => void;
  onChange: (backdrops: ProductBackdrop[]) => void;
};

export function BackdropFields({ cutout, title, backdrops, shown, onShow, onAdd, onChange }: BackdropFieldsProps) {
  const t = useTranslations('tool-product-image');
  const { remote } = useToolHost();
  const [kind, setKind] = useState<Kind>('place');
  const kinds: Kind[] = [
    'place',
    'scene',
    'color',
    'gradient',
    'picture',
    ...(remote.includes('image') ? ['prompt' as const] : []),
  ];
  // One message, however often it is pressed, and always in sight: the cards reach far below the line that says it, too.
  const refuse =
    backdrops.length < most ? null : () => void toast.info(t('backdrops.full', { most }), { id: 'backdrops-full' });
  const add = (backdrop: ProductBackdrop): void => {
    const known = backdrops.findIndex((one) => sameBackdrop(one, backdrop));
    if (known >= 0) return onShow(known);
    if (refuse !== null) return refuse();
    onAdd(backdrop);
    // The last of them, however many there are with it.
    return onShow(backdrops.length);
  };
  const toggle = (backdrop: ProductBackdrop): void => {
    const others = backdrops.filter((one) => !sameBackdrop(one, backdrop));
    if (others.length === backdrops.length) add(backdrop);
    else onChange(others);
  };
  return (
    <FieldGroup title={t('backdrops.title')} aside={<Count count={backdrops.length} />}>
      <ChosenBackdrops backdrops={backdrops} shown={shown} onShow={onShow} onChange={onChange} />
      <RadioGroup<Kind>
        label={t('backdrops.kind')}
        layout="chips"
        value={kind}
        onValueChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`backdrops.kinds.${value}`) }))}
      />
      {refuse !== null && <p className="text-sm text-muted">{t('backdrops.full', { most })}</p>}
      <PickLimitContext value={refuse}>
        {kind === 'place' && (
          <PlaceGrid
            cutout={cutout}
            title={title}
            isChosen={(place) => backdrops.some((one) => one.kind === 'place' && one.place === place)}
            onToggle={(place) => toggle({ kind: 'place', place })}
          />
        )}
        {kind === 'scene' && <SceneGrid cutout={cutout} chosen={backdrops} onToggle={toggle} />}
      </PickLimitContext>
      {kind === 'color' && <OwnColor onAdd={add} />}
      {kind === 'gradient' && <OwnGradient onAdd={add} />}
      {kind === 'picture' && <OwnPicture onAdd={add} />}
      {kind === 'prompt' && <OwnPrompt onAdd={add} />}
    </FieldGroup>
  );
}

function Count({ count }: { count: number }) {
  const t = useTranslations('tool-product-image');
  return <p className="text-sm text-muted tabular-nums">{t('backdrops.count', { count, most })}</p>;
}
