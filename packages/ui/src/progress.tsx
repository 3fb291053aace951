import * as RadixProgress from 'radix-ui/progress';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ProgressProps = {
  /** What is being made. */
  label: string;
  /** 0 to 100, or null while nobody can know. */
  value: number | null;
  /** The value in words, e.g. "62%". */
  valueText?: string | undefined;
  /** What is happening now. */
  stage?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** Every quarter and every new stage is worth a sentence; every percent would be chatter. */
function useAnnouncement(stage: string | undefined, value: number | null, valueText: string | undefined): string {
  const [said, setSaid] = useState({ key: '', text: '' });
  const key = `${stage ?? ''}|${value === null ? '' : Math.floor(value / 25)}`;
  if (key !== said.key) setSaid({ key, text: [stage, valueText].filter(Boolean).join(' ') });
  return said.text;
}

export function Progress({ label, value, valueText, stage, hideLabel, className }: ProgressProps) {
  const announcement = useAnnouncement(stage, value, valueText);
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-sm'}>
        <span className="flex min-w-0 flex-wrap gap-x-2">
          <span className="font-medium">{label}</span>
          {stage !== undefined && <span className="text-muted">{stage}</span>}
        </span>
        {valueText !== undefined && <span className="shrink-0 tabular-nums">{valueText}</span>}
      </div>
      <RadixProgress.Root
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        className="relative h-1.5 w-full overflow-hidden rounded-full bg-line"
      >
        {value === null ? (
          <RadixProgress.Indicator
            key="unknown"
            className="absolute inset-y-0 w-2/5 animate-travel rounded-full bg-accent motion-reduce:hidden"
          />
        ) : (
          <RadixProgress.Indicator
            // Another bar than the travelling one, or it would shrink from that one's length first.
            key="known"
            style={{ inlineSize: `${value}%` }}
            className="h-full rounded-full bg-accent transition-[inline-size] duration-250"
          />
        )}
      </RadixProgress.Root>
      <span aria-live="polite" className="contents">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  );
}
