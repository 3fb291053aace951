import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'accent' | 'support' | 'success' | 'warn' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted border-line',
  accent: 'bg-accent-soft text-accent-text border-transparent',
  support: 'bg-support-soft text-support-text border-transparent',
  success: 'bg-success-soft text-success-text border-transparent',
  warn: 'bg-warn-soft text-warn-text border-transparent',
  danger: 'bg-danger-soft text-danger-text border-transparent',
};

type BadgeProps = { tone?: Tone | undefined; icon?: ReactNode; children: ReactNode; className?: string | undefined };

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 w-fit items-center gap-1 rounded-full border px-2.5 text-xs font-medium [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
