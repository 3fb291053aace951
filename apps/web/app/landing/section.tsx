import { classNames } from '@adwright/ui/class-names.ts';
import type { ReactNode } from 'react';

type SectionProps = {
  id?: string;
  heading: string;
  lead?: string | undefined;
  /** `beside` keeps the heading in its own column; `above` gives the content the whole width. */
  layout?: 'beside' | 'above';
  children: ReactNode;
};

/** A part of a page: a hairline, a heading, and what it is about. */
export function Section({ id, heading, lead, layout = 'beside', children }: SectionProps) {
  const beside = layout === 'beside';
  return (
    <section id={id} className="border-t border-line">
      <div
        className={classNames(
          'page-width grid gap-x-12 gap-y-10 py-16 lg:py-24',
          beside && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <header className={beside ? 'lg:sticky lg:top-28 lg:self-start' : 'max-w-3xl'}>
          <h2 className="text-3xl">{heading}</h2>
          {lead !== undefined && lead !== '' && <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
