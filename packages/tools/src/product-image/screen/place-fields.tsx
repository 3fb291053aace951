import { sampleProducts } from '@adwright/samples/products.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { missedSize } from '../plan/real-size.ts';
import type { ProductImageFields } from './fields.ts';

export const asPhotographed = { match_light: false, height_cm: null } as const;

/** Where the real size is first asked for: a sample's is known, of others about a bottle's. */
function firstHeight(picture: string | null): number {
  const [, id] = picture?.split(':') ?? [];
  return sampleProducts.find((sample) => sample.id === id)?.heightCm ?? 20;
}

type PlaceFieldsProps = {
  fields: ProductImageFields;
  /** The product that is shown; null until it is there. */
  cutout: Cutout | null;
  onChange: (change: Partial<ProductImageFields>) => void;
};

/** What only photographed places can do. */
export function PlaceFields({ fields, cutout, onChange }: PlaceFieldsProps) {
  const t = useTranslations('tool-product-image.arrange');
  const words = useFormWords();
  const { picture, match_light, height_cm } = fields;
  const missed = useMemo(() => cutout && missedSize(fields, cutout), [fields, cutout]);
  return (
    <>
      <Switch
        label={t('matchLight')}
        hint={t('matchLightHint')}
        checked={match_light}
        onCheckedChange={(matched) => onChange({ match_light: matched })}
      />
      <Switch
        label={t('realSize')}
        hint={t('realSizeHint')}
        checked={height_cm !== null}
        onCheckedChange={(real) => onChange({ height_cm: real ? firstHeight(picture) : null })}
      />
      {height_cm !== null && (
        <NumberField
          label={t('realHeight')}
          min={1}
          max={300}
          decimals={1}
          unit="cm"
          decreaseLabel={words('decrease')}
          increaseLabel={words('increase')}
          value={height_cm}
          onValueChange={(height) => onChange({ height_cm: height })}
        />
      )}
      {height_cm !== null && missed && (
        <Notice tone="info">
          {missed.kind === 'large'
            ? t('realSizeTooLarge', { shown: missed.shownCm })
            : t('realSizeTooSmall', { height: height_cm, shown: missed.shownCm })}
        </Notice>
      )}
    </>
  );
}
