import { ColorField } from '@adwright/ui/color-field.tsx';
import { RadioGroup } from '@adwright/ui/radio-group.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useBrand } from '../../kit/form/screen/brands.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { type CutBackground, type CutFinish, CutShadow } from '../contract.ts';

type FinishFieldsProps = { finish: CutFinish; onChange: (finish: CutFinish) => void };

/** What the subject is put before, its shadow and its frame. */
export function FinishFields({ finish, onChange }: FinishFieldsProps) {
  const t = useTranslations('tool-background-removal.finish');
  const format = useFormatter();
  const percent = (value: number): string => format.number(value, { style: 'percent' });
  const { shadow, frame, margin } = finish;
  return (
    <div className="flex flex-col gap-6">
      <BackgroundFields background={finish.background} onChange={(background) => onChange({ ...finish, background })} />
      <RadioGroup<CutShadow>
        label={t('shadow')}
        layout="chips"
        value={shadow.kind}
        onValueChange={(kind) => onChange({ ...finish, shadow: { ...shadow, kind } })}
        options={CutShadow.options.map((value) => ({ value, label: t(`shadows.${value}`) }))}
      />
      {shadow.kind !== 'none' && (
        <Slider
          label={t('strength')}
          min={0.1}
          max={1.5}
          step={0.05}
          value={shadow.strength}
          onValueChange={(strength) => onChange({ ...finish, shadow: { ...shadow, strength } })}
          valueText={percent(shadow.strength)}
        />
      )}
      <RadioGroup<CutFinish['frame']>
        label={t('frame')}
        layout="chips"
        value={frame}
        onValueChange={(next) => onChange({ ...finish, frame: next })}
        options={[
          { value: 'original', label: t('frames.original') },
          { value: 'trim', label: t('frames.trim') },
        ]}
      />
      {frame === 'trim' && (
        <Slider
          label={t('margin')}
          min={0}
          max={0.4}
          step={0.01}
          value={margin}
          onValueChange={(next) => onChange({ ...finish, margin: next })}
          valueText={percent(margin)}
        />
      )}
    </div>
  );
}

type BackgroundFieldsProps = { background: CutBackground; onChange: (background: CutBackground) => void };

/** A picture has to be brought before it can be a background; until then the one before stays. */
function BackgroundFields({ background, onChange }: BackgroundFieldsProps) {
  const t = useTranslations('tool-background-removal.finish');
  const format = useFormatter();
  const brand = useBrand();
  const [asking, setAsking] = useState(false);
  const kind = asking ? 'picture' : background.kind;
  const choose = (next: CutBackground['kind']): void => {
    setAsking(next === 'picture');
    if (next === 'transparent') onChange({ kind: next });
    if (next === 'color') onChange({ kind: next, color: brand?.colors[0] ?? '#ffffff' });
    if (next === 'blur') onChange({ kind: next, strength: 0.5 });
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup<CutBackground['kind']>
        label={t('background')}
        layout="chips"
        value={kind}
        onValueChange={choose}
        options={(['transparent', 'color', 'blur', 'picture'] as const).map((value) => ({
          value,
          label: t(`backgrounds.${value}`),
        }))}
      />
      {kind === 'color' && background.kind === 'color' && (
        <ColorField
          label={t('color')}
          pickLabel={t('pick')}
          value={background.color}
          onValueChange={(color) => onChange({ kind: 'color', color })}
        />
      )}
      {kind === 'blur' && background.kind === 'blur' && (
        <Slider
          label={t('blur')}
          min={0}
          max={1}
          step={0.05}
          value={background.strength}
          onValueChange={(strength) => onChange({ kind: 'blur', strength })}
          valueText={format.number(background.strength, { style: 'percent' })}
        />
      )}
      {kind === 'picture' && (
        <PictureField
          label={t('picture')}
          pictures={background.kind === 'picture' ? [background.picture] : []}
          max={1}
          onChange={([picture]) =>
            onChange(picture === undefined ? { kind: 'transparent' } : { kind: 'picture', picture })
          }
        />
      )}
    </div>
  );
}

/** Lengths are shares of the picture's longer side. */
export function EdgeFields({ finish, onChange }: FinishFieldsProps) {
  const t = useTranslations('tool-background-removal.edge');
  const { edge } = finish;
  const put = (some: Partial<CutFinish['edge']>): void => onChange({ ...finish, edge: { ...edge, ...some } });
  const format = useFormatter();
  const share = (value: number): string => format.number(value / 1000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="flex flex-col gap-6">
      <Slider
        label={t('feather')}
        min={0}
        max={15}
        step={0.5}
        value={edge.feather}
        onValueChange={(feather) => put({ feather })}
        valueText={share(edge.feather)}
      />
      <Slider
        label={t('shift')}
        hint={t('shiftHint')}
        min={-8}
        max={8}
        step={0.5}
        value={edge.shift}
        onValueChange={(shift) => put({ shift })}
        valueText={share(edge.shift)}
      />
      <Switch
        label={t('decontaminate')}
        hint={t('decontaminateHint')}
        checked={edge.decontaminate}
        onCheckedChange={(decontaminate) => put({ decontaminate })}
      />
    </div>
  );
}
