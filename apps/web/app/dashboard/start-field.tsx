import { ApiError } from '@adwright/contract/client/error.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberProduct } from '../features/products/known-product.ts';
import { readProduct } from '../intake/read-product.ts';
import type { SectionKey } from './section-keys.ts';
import { sections } from './sections.ts';
import { isAddress, startOffers, takesLinkUnread } from './start-offers.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

/** Opens a section with what was typed: an address is read first and kept as a product. */
function useStart(typed: string) {
  const { open } = useDashboard();
  const [reading, setReading] = useState<SectionKey | null>(null);
  const [reason, setReason] = useState<string>();
  const start = async (section: SectionKey): Promise<void> => {
    const text = typed.trim();
    if (reading !== null) return undefined;
    if (!isAddress(text) || takesLinkUnread(section)) return open(section, text === '' ? {} : { product: text });
    setReading(section);
    setReason(undefined);
    try {
      const product = await readProduct(text);
      rememberProduct(product);
      await open(section, { productId: product.id });
    } catch (error) {
      setReason(error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error));
    }
    setReading(null);
    return undefined;
  };
  return { start, reading, reason };
}

/** From a product to its ads in one step. The likeliest tool is one key away, the others that suit are offered beside. */
export function StartField() {
  const t = useTranslations('dashboard.home.start');
  const words = useTranslations('products.link');
  const { open } = useDashboard();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { start, reading, reason } = useStart(typed);
  const [first = 'ImageAd', ...others] = startOffers(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start(first);
  };
  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-2">
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
        <Button type="submit" variant="primary" size="lg" loading={reading === first}>
          {t('action')}
          <ArrowRight aria-hidden="true" className="mirror-rtl" />
        </Button>
      </div>
      {others.length > 0 && <OtherTools offers={others} reading={reading} onStart={(section) => void start(section)} />}
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {reading === null ? '' : words('reading')}
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

type OtherToolsProps = {
  offers: readonly SectionKey[];
  reading: SectionKey | null;
  onStart: (section: SectionKey) => void;
};

function OtherTools({ offers, reading, onStart }: OtherToolsProps) {
  const t = useTranslations('dashboard');
  const { nameOf } = useSectionWords();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="text-sm text-muted">
        {t('home.start.others')}
      </span>
      {offers.map((section) => {
        const { icon: Icon } = sections[section];
        return (
          <Button
            key={section}
            size="sm"
            icon={<Icon />}
            loading={reading === section}
            onClick={() => onStart(section)}
          >
            {nameOf(section)}
          </Button>
        );
      })}
    </div>
  );
}
