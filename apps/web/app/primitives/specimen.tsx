import type { ReactNode } from 'react';

/** A section of the page, and a labelled group of samples within it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-x-12 gap-y-6 border-t py-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-2xl">{title}</h2>
      <div className="flex min-w-0 flex-col gap-10">{children}</div>
    </section>
  );
}

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h3 className="font-sans text-sm font-medium tracking-normal text-muted">{title}</h3>
      {children}
    </div>
  );
}
