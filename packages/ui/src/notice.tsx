import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type NoticeTone = 'info' | 'success' | 'warn' | 'danger';

type NoticeProps = {
  tone: NoticeTone;
  /** Read out at once; for what happens after the page has been read. */
  urgent?: boolean | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

const looks: Record<NoticeTone, { box: string; icon: ReactNode }> = {
  info: { box: 'bg-support-soft', icon: <Info aria-hidden="true" className="text-support-text" /> },
  success: { box: 'bg-success-soft', icon: <CircleCheck aria-hidden="true" className="text-success-text" /> },
  warn: { box: 'bg-warn-soft', icon: <TriangleAlert aria-hidden="true" className="text-warn-text" /> },
  danger: { box: 'bg-danger-soft', icon: <CircleAlert aria-hidden="true" className="text-danger-text" /> },
};

/** A message that belongs to a place on the page, and stays there. */
export function Notice({ tone, urgent, action, className, children }: NoticeProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control p-4 text-sm',
        looks[tone].box,
        className,
      )}
    >
      <div className="flex min-w-[min(12rem,100%)] flex-1 items-start gap-3 [&>svg]:size-5 [&>svg]:shrink-0">
        {looks[tone].icon}
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  );
}
