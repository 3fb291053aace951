import type { ReactNode } from 'react';
import { useId } from 'react';

type FieldGroupProps = { title: string; aside?: ReactNode; children: ReactNode };

/** Fields that belong together. Its title is no heading: the same form stands on pages of different depth. */
export function FieldGroup({ title, aside, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={id} className="font-display text-xl font-[650] tracking-display">
          {title}
        </p>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}
