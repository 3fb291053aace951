import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { Button } from '@adwright/ui/button.tsx';
import { ColorField } from '@adwright/ui/color-field.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useBrandStart } from '../../kit/form/screen/brands.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';

type OwnProps = { onAdd: (backdrop: ProductBackdrop) => void };

export function OwnColor({ onAdd }: OwnProps) {
  const t = useTranslations('tool-product-image.backdrops');
  const [color, setColor] = useState('#f2ede4');
  useBrandStart(undefined, (kit) => setColor(kit?.colors[0] ?? '#f2ede4'));
  return (
    <div className="flex flex-col gap-4">
      <ColorField label={t('color')} pickLabel={t('pick')} value={color} onValueChange={setColor} />
      <Button onClick={() => onAdd({ kind: 'color', color })}>{t('add')}</Button>
    </div>
  );
}

export function OwnGradient({ onAdd }: OwnProps) {
  const t = useTranslations('tool-product-image.backdrops');
  const [from, setFrom] = useState('#fbe3d3');
  const [to, setTo] = useState('#e39f86');
  const [angle, setAngle] = useState(180);
  useBrandStart(undefined, (kit) => {
    const [first = '#fbe3d3', second = first] = kit?.colors ?? ['#fbe3d3', '#e39f86'];
    setFrom(first);
    setTo(second);
  });
  const format = useFormatter();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 @sm:grid-cols-2">
        <ColorField label={t('from')} pickLabel={t('pick')} value={from} onValueChange={setFrom} />
        <ColorField label={t('to')} pickLabel={t('pick')} value={to} onValueChange={setTo} />
      </div>
      <Slider
        label={t('angle')}
        min={0}
        max={360}
        step={15}
        value={angle}
        onValueChange={setAngle}
        valueText={format.number(angle, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' })}
      />
      <Button onClick={() => onAdd({ kind: 'gradient', from, to, angle })}>{t('add')}</Button>
    </div>
  );
}

export function OwnPicture({ onAdd }: OwnProps) {
  const t = useTranslations('tool-product-image.backdrops');
  return (
    <PictureField
      label={t('picture')}
      pictures={[]}
      max={1}
      onChange={([picture]) => picture !== undefined && onAdd({ kind: 'picture', picture })}
    />
  );
}
