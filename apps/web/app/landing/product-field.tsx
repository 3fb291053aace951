import { buttonClass } from '@adwright/ui/button-class.ts';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { productParameter, sampleParameter } from './tool-prefill.ts';
import { Icon } from '../shell/icon.tsx';

/** Home's first step: what is typed here is waiting in the text tool below. Works before any script has loaded. */
export function ProductField() {
  const t = useTranslations('landing.field');
  const to = useLocalizedPath();
  const id = useId();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(productParameter);
    if (typeof typed === 'string') void navigate(to(`/?${new URLSearchParams({ [productParameter]: typed })}#tool`));
  };
  return (
    <div className="mt-10 max-w-xl">
      <form method="get" action={to('/#tool')} onSubmit={submit} className="flex flex-col gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {t('label')}
        </label>
        <div className="flex flex-col gap-2 rounded-card border border-line-strong bg-raised p-2 transition-colors focus-within:border-ring focus-within:outline-2 focus-within:outline-ring sm:flex-row">
          <span className="flex min-w-0 flex-1 items-center gap-3 ps-3">
            <Icon name="link" className="size-5 shrink-0 text-muted" />
            <input
              id={id}
              name={productParameter}
              required
              minLength={2}
              maxLength={500}
              autoComplete="off"
              placeholder={t('placeholder')}
              aria-describedby={`${id}-hint`}
              className="h-12 w-full min-w-0 bg-transparent text-base outline-none"
            />
          </span>
          <button type="submit" className={buttonClass('primary', 'lg')}>
            {t('submit')}
            <Icon name="arrow-right" className="mirror-rtl" />
          </button>
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('hint')}{' '}
          <Link
            to={to(`/?${sampleParameter}=1#tool`)}
            className="font-medium text-accent-text underline underline-offset-4"
          >
            {t('sample')}
          </Link>
        </p>
      </form>
    </div>
  );
}
