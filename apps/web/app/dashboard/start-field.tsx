import { ApiError } from '@adwright/contract/client-error.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readProduct } from '../features/products/read-product.ts';
import { productNameFrom } from '../landing/tool-prefill.ts';
import { useDashboard } from './use-dashboard.ts';

const address = /^(?:https?:\/\/)?[^\s/]+\.[a-z]{2,}(?:[/?#]\S*)?$/iu;

/** From a product to its ads in one step: a page is read and kept as a product, a name goes on into the text tool. */
export function StartField() {
  const t = useTranslations('dashboard.home.start');
  const words = useTranslations('products.link');
  const { open } = useDashboard();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [reading, setReading] = useState(false);
  const [reason, setReason] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const text = typed.trim();
    if (reading) return;
    if (!address.test(text)) {
      const product = productNameFrom(text);
      return void open('AdCopy', product === '' ? {} : { product });
    }
    setReading(true);
    setReason(undefined);
    try {
      const product = await readProduct(text);
      void open('Products', { productId: product.id });
    } catch (error) {
      setReason(error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error));
    }
    setReading(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-2xl flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('label')}
      </label>
      <div className="flex flex-col gap-2 rounded-card border border-line-strong bg-raised p-2 transition-colors focus-within:border-ring focus-within:outline-2 focus-within:outline-ring sm:flex-row">
        <input
          id={id}
          type="text"
          maxLength={500}
          autoComplete="off"
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-12 w-full min-w-0 bg-transparent px-3 text-base outline-none sm:flex-1"
        />
        <Button type="submit" variant="primary" size="lg" loading={reading}>
          {address.test(typed.trim()) ? words('read') : t('action')}
          <ArrowRight aria-hidden="true" className="mirror-rtl" />
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {reading ? words('reading') : ''}
      </p>
      {reason !== undefined && (
        <Notice
          tone="warn"
          urgent
          action={<Button onClick={() => void open('Products', { tab: 'new' })}>{words('byHand')}</Button>}
        >
          {reason}
        </Notice>
      )}
    </form>
  );
}
