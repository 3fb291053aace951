import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FoldProps = {
  title: string;
  /** Open from the start, e.g. because something inside is filled in. */
  open?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** What most people never need, one press away. */
export function Fold({ title, open, className, children }: FoldProps) {
  return (
    <details open={open} className={classNames('group border-y', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}
