import type { ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { isTold } from '../plan/script-about.ts';

type ProductFieldsProps = {
  product: ShownProduct | null;
  writing: boolean;
  onWrite: () => void;
  onChange: (product: ShownProduct | null) => void;
};

type Words = Omit<ShownProduct, 'picture'>;

function wordsOf(product: ShownProduct | null): Words {
  return {
    title: product?.title ?? '',
    price: product?.price ?? '',
    cta: product?.cta ?? '',
    benefits: product?.benefits ?? '',
  };
}

/** What is spoken of, where it is to be seen: its picture, its words, and a script about it. */
export function ProductFields({ product, writing, onWrite, onChange }: ProductFieldsProps) {
  const t = useTranslations('tool-avatar-video');
  const clip = useTranslations('tool-product-to-video');
  const facts = useTranslations('tool-media.product');
  // Wanted, but without a picture yet.
  const [wanted, setWanted] = useState(product !== null);
  const [kept, keep] = useState(() => wordsOf(product));
  const change = (some: Partial<Words>): void => {
    keep({ ...kept, ...some });
    if (product) onChange({ ...product, ...some });
  };
  return (
    <FieldGroup title={t('product')}>
      <Checkbox
        label={t('showProduct')}
        checked={wanted}
        onCheckedChange={(shows) => {
          setWanted(shows);
          if (!shows) onChange(null);
        }}
      />
      {wanted && (
        <>
          <PictureField
            label={t('productImage')}
            max={1}
            samples="cutout"
            pictures={product ? [product.picture] : []}
            onChange={([picture]) => onChange(picture === undefined ? null : { picture, ...kept })}
          />
          <TextField
            label={clip('title')}
            maxLength={120}
            autoComplete="off"
            value={kept.title}
            onValueChange={(title) => change({ title })}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={clip('price')}
              placeholder={clip('pricePlaceholder')}
              maxLength={24}
              autoComplete="off"
              value={kept.price}
              onValueChange={(price) => change({ price })}
            />
            <TextField
              label={clip('cta')}
              maxLength={40}
              autoComplete="off"
              value={kept.cta}
              onValueChange={(cta) => change({ cta })}
            />
          </div>
          <TextArea
            label={facts('benefits')}
            hint={facts('benefitsHint')}
            rows={3}
            maxLength={600}
            value={kept.benefits}
            onValueChange={(benefits) => change({ benefits })}
          />
          <Button variant="outline" disabled={writing || !product || !isTold(kept)} onClick={onWrite}>
            {t('writeScript')}
          </Button>
        </>
      )}
    </FieldGroup>
  );
}
