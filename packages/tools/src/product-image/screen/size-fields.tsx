import { ProductImageFormat, type ProductImageSize } from '@adwright/contract/ads-image/product-image.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { NumberField } from '@adwright/ui/number-field.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import type { ProductImageFields } from './fields.ts';
import { frameOf } from '../plan/plan.ts';

type SizeFieldsProps = { fields: ProductImageFields; onChange: (change: Partial<ProductImageFields>) => void };

const named = ['square', 'portrait', 'story', 'wide', 'marketplace'] as const;

export function SizeFields({ fields, onChange }: SizeFieldsProps) {
  const t = useTranslations('tool-product-image');
  const { sizes, formats } = fields;
  const own = sizes.find((size) => size.kind === 'own');
  const put = (kind: ProductImageSize['kind'], size: ProductImageSize | null): void => {
    const others = sizes.filter((one) => one.kind !== kind);
    onChange({ sizes: size === null ? others : [...others, size] });
  };
  return (
    <>
      <FieldGroup title={t('sizes.title')}>
        <div className="flex flex-col gap-3">
          {named.map((kind) => {
            const { width, height } = frameOf({ kind });
            return (
              <Checkbox
                key={kind}
                label={t(`sizes.${kind}`)}
                hint={kind === 'marketplace' ? t('sizes.marketplaceHint') : `${width} × ${height} px`}
                checked={sizes.some((size) => size.kind === kind)}
                onCheckedChange={(checked) => put(kind, checked ? { kind } : null)}
              />
            );
          })}
          <Checkbox
            label={t('sizes.own')}
            checked={own !== undefined}
            onCheckedChange={(checked) => put('own', checked ? { kind: 'own', width: 1200, height: 628 } : null)}
          />
        </div>
        {own !== undefined && <OwnSize size={own} onChange={(size) => put('own', size)} />}
      </FieldGroup>
      <FieldGroup title={t('formats')}>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {ProductImageFormat.options.map((format) => (
            <Checkbox
              key={format}
              label={format.toUpperCase()}
              checked={formats.includes(format)}
              onCheckedChange={(checked) =>
                onChange({ formats: checked ? [...formats, format] : formats.filter((one) => one !== format) })
              }
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

type OwnSizeProps = {
  size: Extract<ProductImageSize, { kind: 'own' }>;
  onChange: (size: ProductImageSize) => void;
};

function OwnSize({ size, onChange }: OwnSizeProps) {
  const t = useTranslations('tool-product-image.sizes');
  const words = useFormWords();
  const bounds = { min: 64, max: 4096, decreaseLabel: words('decrease'), increaseLabel: words('increase'), unit: 'px' };
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <NumberField
        label={t('width')}
        {...bounds}
        value={size.width}
        onValueChange={(width) => onChange({ ...size, width })}
      />
      <NumberField
        label={t('height')}
        {...bounds}
        value={size.height}
        onValueChange={(height) => onChange({ ...size, height })}
      />
    </div>
  );
}
