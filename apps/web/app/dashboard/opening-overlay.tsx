import { brand } from '@adwright/contract/brand.ts';
import { Progress } from '@adwright/ui/progress.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useNumberFormat } from '../words/use-number-format.ts';
import { messageAt } from './opening.ts';

/** Stands until the first section does. What is there at once is not covered: it fades in after a moment. */
export function OpeningOverlay({ progress }: { progress: number }) {
  const t = useTranslations('shell.opening');
  const percent = useNumberFormat({ style: 'percent' });
  useEffect(lockPage, []);
  return (
    <div
      data-opening=""
      className="fixed inset-0 z-50 grid animate-fade-in place-items-center bg-surface px-6 [animation-delay:120ms] [animation-fill-mode:backwards]"
    >
      <div className="flex w-full max-w-sm flex-col items-center gap-8 text-center">
        <BrandMark className="size-12" />
        <p className="font-display text-2xl font-semibold">{t('title', { product: brand.name })}</p>
        <Progress
          className="w-full"
          label={t('label')}
          hideLabel
          value={progress}
          valueText={percent(Math.round(progress) / 100)}
          stage={t(messageAt(progress))}
        />
        <p aria-hidden="true" className="text-sm text-muted">
          {t(messageAt(progress))}
        </p>
      </div>
    </div>
  );
}

/** The dialog behind locks the page itself, but it may not have arrived yet. */
function lockPage(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
}
