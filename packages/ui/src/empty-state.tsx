import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** What to do next. */
  action?: ReactNode;
  className?: string | undefined;
};

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-4 px-6 py-12 text-center', className)}>
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="flex size-12 items-center justify-center rounded-control border bg-surface text-muted [&_svg]:size-6 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      )}
      <div className="flex max-w-sm flex-col gap-1">
        <p className="font-display text-lg font-semibold">{title}</p>
        {text !== undefined && <p className="text-sm text-muted">{text}</p>}
      </div>
      {action}
    </div>
  );
}
