import { ApiError } from '@adwright/contract/client/error.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readProduct } from '../../intake/read-product.ts';

type AddByLinkProps = { onClose: () => void; onProduct: (product: Product) => void; onByHand: () => void };

/** Reads a product off its page. When that gives nothing, it says why and leads on to typing it. */
export function AddByLink({ onClose, onProduct, onByHand }: AddByLinkProps) {
  const t = useTranslations('products.link');
  const formId = useId();
  const [address, setAddress] = useState('');
  const [reading, setReading] = useState(false);
  const [reason, setReason] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (address.trim() === '' || reading) return;
    setReading(true);
    setReason(undefined);
    try {
      onProduct(await readProduct(address.trim()));
    } catch (error) {
      setReason(error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error));
      setReading(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={reading}>
          {t('read')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('address')}
          placeholder={t('placeholder')}
          inputMode="url"
          autoCapitalize="none"
          dir="ltr"
          maxLength={2000}
          value={address}
          onValueChange={setAddress}
        />
        {reason !== undefined && (
          <Notice tone="warn" urgent action={<Button onClick={onByHand}>{t('byHand')}</Button>}>
            {reason}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
