import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Link2, Package, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renamedProduct } from '../plan/renamed-product.ts';
import { AmountField } from './amount-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PickProductDialog, type ProductSource } from './pick-product-dialog.tsx';
import type { ProblemWords } from './use-problems.ts';

type ProductFieldProps = {
  value: AdProductInput;
  onChange: (product: AdProductInput) => void;
  /** Another product was picked: what else the form was told of the former one goes with it. */
  onPick?: ((product: AdProductInput) => void) | undefined;
  /** What is wrong with it, by paths that begin with `path`. */
  problems: Pick<ProblemWords, 'textOf' | 'leave'>;
  path?: string | undefined;
  /** How many pictures the tool can use. */
  maxPictures?: number | undefined;
  /** Pixels from which on its pictures are sharp in what is made of them. */
  sharpFrom?: number | undefined;
};

/** What the ad is about: one of the person's products, a page, a sample, or typed in. */
export function ProductField(props: ProductFieldProps) {
  const { value, onChange, onPick, problems, path = 'product', maxPictures = 6, sharpFrom } = props;
  const t = useTranslations('tool-media.product');
  const [source, setSource] = useState<ProductSource | null>(null);
  // What did not come from the person's own typing: a product that was handed over or picked.
  const [came, setCame] = useState(value);
  const change = (some: Partial<AdProductInput>): void => onChange({ ...value, ...some });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <TextField
          label={t('title')}
          placeholder={t('placeholder')}
          required
          maxLength={160}
          autoComplete="off"
          value={value.title}
          onValueChange={(title) => onChange(renamedProduct(value, came, title))}
          error={problems.textOf(`${path}.title`)}
          {...problems.leave(`${path}.title`)}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Package />} onClick={() => setSource('mine')}>
            {t('mine')}
          </Button>
          <Button size="sm" icon={<Link2 />} onClick={() => setSource('link')}>
            {t('link')}
          </Button>
          <Button size="sm" icon={<Sparkles />} onClick={() => setSource('sample')}>
            {t('sample')}
          </Button>
        </div>
      </div>
      <PictureField
        label={t('pictures')}
        pictures={value.pictures}
        max={maxPictures}
        sharpFrom={sharpFrom}
        error={problems.textOf(`${path}.pictures`)}
        onChange={(pictures) => change({ pictures })}
      />
      <Fold title={t('more')}>
        <MoreFacts value={value} onChange={change} problems={problems} path={path} />
      </Fold>
      {source !== null && (
        <PickProductDialog
          source={source}
          onClose={() => setSource(null)}
          onPick={(product) => {
            setSource(null);
            setCame(product);
            // The first one replaces nothing that was said of another.
            (value.title.trim() === '' ? onChange : (onPick ?? onChange))(product);
          }}
        />
      )}
    </div>
  );
}

type MoreFactsProps = Omit<ProductFieldProps, 'onChange' | 'onPick' | 'path'> & {
  path: string;
  onChange: (some: Partial<AdProductInput>) => void;
};

function MoreFacts({ value, onChange, problems, path }: MoreFactsProps) {
  const t = useTranslations('tool-media.product');
  return (
    <div className="flex flex-col gap-6">
      <TextArea
        label={t('benefits')}
        hint={t('benefitsHint')}
        rows={4}
        value={value.benefits.join('\n')}
        onValueChange={(text) => onChange({ benefits: text === '' ? [] : text.split('\n').slice(0, 12) })}
        error={problems.textOf(`${path}.benefits`)}
        {...problems.leave(`${path}.benefits`)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
        <AmountField
          label={t('price')}
          maxLength={20}
          value={value.price}
          currency={value.currency}
          onValueChange={(price, currency) => onChange({ price, ...(currency !== null && { currency }) })}
          error={problems.textOf(`${path}.price`)}
        />
        <TextField
          label={t('currency')}
          placeholder="EUR"
          dir="ltr"
          maxLength={3}
          autoCapitalize="characters"
          value={value.currency}
          onValueChange={(currency) => onChange({ currency: currency.toUpperCase() })}
          error={problems.textOf(`${path}.currency`)}
          {...problems.leave(`${path}.currency`)}
        />
      </div>
      <TextField
        label={t('brand')}
        maxLength={120}
        value={value.brand}
        onValueChange={(brand) => onChange({ brand })}
      />
      <TextField
        label={t('audience')}
        maxLength={300}
        value={value.audience}
        onValueChange={(audience) => onChange({ audience })}
      />
      <TextArea
        label={t('description')}
        rows={3}
        maxLength={5000}
        value={value.description}
        onValueChange={(description) => onChange({ description })}
      />
      <PictureField
        label={t('logo')}
        pictures={value.logo === null ? [] : [value.logo]}
        max={1}
        onChange={([logo = null]) => onChange({ logo })}
      />
    </div>
  );
}
