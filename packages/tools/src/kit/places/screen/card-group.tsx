import { type ReactNode, useId } from 'react';

/** Cards under a heading of their own. */
export function CardGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="@container flex flex-col gap-2">
      <p id={id} className="text-sm font-medium">
        {title}
      </p>
      <div
        role="group"
        aria-labelledby={id}
        className="grid grid-cols-2 gap-2 @xs:grid-cols-3 @sm:grid-cols-4 @2xl:grid-cols-5"
      >
        {children}
      </div>
    </div>
  );
}
