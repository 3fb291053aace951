import { buttonClass } from '@adwright/ui/button-class.ts';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { productNameFrom } from '../landing/tool-prefill.ts';
import { useDashboard } from './use-dashboard.ts';

/** From a product to its first ads in one step: the name goes on into the text tool. */
export function StartField() {
  const t = useTranslations('dashboard.home.start');
  const { open } = useDashboard();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const product = productNameFrom(input.current?.value ?? '');
    void open('AdCopy', product === '' ? {} : { product });
  }

  return (
    <form onSubmit={submit} className="flex max-w-2xl flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('label')}
      </label>
      <div className="flex flex-col gap-2 rounded-card border border-line-strong bg-raised p-2 transition-colors focus-within:border-ring focus-within:outline-2 focus-within:outline-ring sm:flex-row">
        <input
          id={id}
          ref={input}
          type="text"
          maxLength={500}
          autoComplete="off"
          placeholder={t('placeholder')}
          className="min-h-12 w-full min-w-0 bg-transparent px-3 text-base outline-none sm:flex-1"
        />
        <button type="submit" className={buttonClass('primary', 'lg')}>
          {t('action')}
          <ArrowRight aria-hidden="true" className="mirror-rtl" />
        </button>
      </div>
    </form>
  );
}
