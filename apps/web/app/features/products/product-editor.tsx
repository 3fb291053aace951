import { ApiError } from '@adwright/contract/client/error.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import { PictureDrop } from '@adwright/tools/kit/form/screen/picture-drop.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { api } from '../../session/api.ts';
import { fieldsOf, inputOf, problemsOf, type ProductFields } from './product-fields.ts';
import { ProductPictures } from './product-pictures.tsx';

const mostPictures = 20;

type ProductEditorProps = {
  /** Null for a new one. */
  product: Product | null;
  onClose: () => void;
  onSaved: (product: Product) => void;
};

/** A product's facts and pictures, new or known. */
export function ProductEditor({ product, onClose, onSaved }: ProductEditorProps) {
  const t = useTranslations('products.editor');
  const formId = useId();
  const [fields, setFields] = useState(() => fieldsOf(product));
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (problemsOf(fields).length > 0 || saving) return;
    setSaving(true);
    try {
      const input = inputOf(fields);
      const saved =
        product === null
          ? await api.call('productCreate', input)
          : await api.call('productUpdate', { id: product.id, ...input });
      onSaved(saved);
    } catch (error) {
      setRefusal(error instanceof ApiError ? (error.serverMessage ?? error.message) : t('failed'));
      setSaving(false);
    }
  }

  /** Escape and a press beside it close as well, and ten minutes of typing with them. */
  function close(): void {
    const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(product));
    if (!isChanged || askFirst(t('discard'))) onClose();
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && close()}
      title={product === null ? t('new') : t('edit')}
      closeLabel={t('close')}
      width="max-w-xl"
      footer={
        <Button type="submit" form={formId} variant="primary" loading={saving}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        {refusal !== undefined && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <Fields fields={fields} tried={tried} onChange={(some) => setFields((before) => ({ ...before, ...some }))} />
        <ProductPictures
          pictures={fields.images}
          onChange={(images) => setFields((before) => ({ ...before, images }))}
        />
        <PictureDrop
          label={t('pictures')}
          max={mostPictures}
          count={fields.images.length}
          onAsset={(asset) => setFields((before) => ({ ...before, images: [...before.images, asset] }))}
        />
      </form>
    </Drawer>
  );
}

type FieldsProps = { fields: ProductFields; tried: boolean; onChange: (some: Partial<ProductFields>) => void };

function Fields({ fields, tried, onChange }: FieldsProps) {
  const t = useTranslations('products.editor');
  const wrong = tried ? problemsOf(fields) : [];
  const error = (name: (typeof wrong)[number]) => (wrong.includes(name) ? t(`problems.${name}`) : undefined);
  const bind = (name: Exclude<keyof ProductFields, 'images'>) => ({
    value: fields[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <TextField
        label={t('title')}
        required
        maxLength={160}
        autoComplete="off"
        error={error('title')}
        {...bind('title')}
      />
      <TextArea label={t('description')} rows={4} maxLength={5000} {...bind('description')} />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          label={t('price')}
          inputMode="decimal"
          dir="ltr"
          maxLength={20}
          error={error('price')}
          {...bind('price')}
        />
        <TextField
          label={t('currency')}
          placeholder={t('currencyPlaceholder')}
          dir="ltr"
          maxLength={3}
          autoCapitalize="characters"
          error={error('currency')}
          {...bind('currency')}
        />
      </div>
      <TextField label={t('url')} inputMode="url" dir="ltr" maxLength={2000} error={error('url')} {...bind('url')} />
      <TextField label={t('brand')} maxLength={120} {...bind('brand')} />
      <TextArea label={t('benefits')} hint={t('benefitsHint')} rows={4} {...bind('benefits')} />
      <TextField label={t('audience')} maxLength={300} {...bind('audience')} />
    </>
  );
}
