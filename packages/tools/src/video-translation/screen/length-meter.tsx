import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { mostFaster } from '../plan/fit-lines.ts';
import { secondsToSay } from '../plan/speaking-time.ts';

const looks = {
  fits: { bar: 'bg-success', text: 'text-muted' },
  tight: { bar: 'bg-warn', text: 'text-warn-text' },
  over: { bar: 'bg-danger', text: 'text-danger-text' },
} as const;

type LengthMeterProps = { text: string; language: LocaleCode; room: number };

/** Whether a line can be said in the time it has, before anybody has said it. */
export function LengthMeter({ text, language, room }: LengthMeterProps) {
  const t = useTranslations('tool-video-translation');
  const format = useFormatter();
  const seconds = secondsToSay(text, language);
  if (seconds === 0) return null;
  const share = seconds / room;
  const state = share <= 1 ? 'fits' : share <= mostFaster ? 'tight' : 'over';
  const tenth = (value: number): string => format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className={classNames('block h-full rounded-full', looks[state].bar)}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </span>
      <span className={classNames('text-xs tabular-nums', looks[state].text)}>
        {t(state, { seconds: tenth(seconds), room: tenth(room) })}
      </span>
    </div>
  );
}
