import { useTranslations } from 'use-intl';
import { useCountdown } from './use-countdown.ts';

/** Figures that do not jump, read from left to right in every language. */
export function CountdownClock() {
  const t = useTranslations('billing.offer');
  const { hours, minutes, seconds } = useCountdown();
  const time = `${hours}:${minutes}:${seconds}`;
  return (
    <div role="timer" aria-label={t('timeLeft', { time })} dir="ltr" className="flex gap-2" data-countdown={time}>
      <Figure value={hours} unit={t('hours')} />
      <Figure value={minutes} unit={t('minutes')} />
      <Figure value={seconds} unit={t('seconds')} />
    </div>
  );
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex min-w-16 flex-col items-center rounded-control border bg-surface px-2 py-1.5"
    >
      <span className="font-display text-2xl font-bold tabular-nums">{value}</span>
      <span className="text-xs text-muted">{unit}</span>
    </span>
  );
}
