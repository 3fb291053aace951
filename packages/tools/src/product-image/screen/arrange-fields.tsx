import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ProductImageFields } from './fields.ts';
import { asPhotographed, PlaceFields } from './place-fields.tsx';

type ArrangeFieldsProps = {
  fields: ProductImageFields;
  /** The product that is shown; null until it is there. */
  cutout: Cutout | null;
  onChange: (change: Partial<ProductImageFields>) => void;
};

/** Where the product stands and how it is lit: all of it shows at once in the preview. */
export function ArrangeFields({ fields, cutout, onChange }: ArrangeFieldsProps) {
  const t = useTranslations('tool-product-image.arrange');
  const format = useFormatter();
  const percent = (value: number): string => format.number(value, { style: 'percent' });
  const { placing, shadow, light } = fields;
  const place = (some: Partial<typeof placing>): void => onChange({ placing: { ...placing, ...some } });
  const reset = (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => onChange({ placing: { x: 0, y: 0, scale: 1 }, shadow: 1, light: null, ...asPhotographed })}
    >
      {t('reset')}
    </Button>
  );
  return (
    <FieldGroup title={t('title')} aside={reset}>
      <Slider
        label={t('scale')}
        min={0.4}
        max={1.6}
        step={0.02}
        value={placing.scale}
        onValueChange={(scale) => place({ scale })}
        valueText={percent(placing.scale)}
      />
      <div className="grid gap-6 @sm:grid-cols-2">
        <Slider
          label={t('across')}
          sideways
          min={-0.4}
          max={0.4}
          step={0.01}
          value={placing.x}
          onValueChange={(x) => place({ x })}
          valueText={percent(placing.x)}
        />
        <Slider
          label={t('down')}
          min={-0.3}
          max={0.3}
          step={0.01}
          value={placing.y}
          onValueChange={(y) => place({ y })}
          valueText={percent(placing.y)}
        />
      </div>
      <Slider
        label={t('shadow')}
        min={0}
        max={1.5}
        step={0.05}
        value={shadow}
        onValueChange={(value) => onChange({ shadow: value })}
        valueText={percent(shadow)}
      />
      <Switch
        label={t('ownLight')}
        hint={t('ownLightHint')}
        checked={light === null}
        onCheckedChange={(own) => onChange({ light: own ? null : (cutout?.light ?? 0) })}
      />
      {light !== null && (
        <Slider
          label={t('light')}
          min={-1}
          max={1}
          step={0.1}
          value={light}
          onValueChange={(value) => onChange({ light: value })}
          valueText={light === 0 ? t('front') : t(light < 0 ? 'left' : 'right')}
        />
      )}
      {fields.backdrops.some(({ kind }) => kind === 'place') && (
        <PlaceFields fields={fields} cutout={cutout} onChange={onChange} />
      )}
    </FieldGroup>
  );
}
