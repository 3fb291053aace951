import { ActionLink } from './action-link.tsx';
import type { BlockOf } from './block-components.ts';

export function CallToAction({ block }: { block: BlockOf<'callToAction'> }) {
  return (
    <section className="border-t border-line">
      <div className="page-width py-16 lg:py-24">
        <div className="grid items-end gap-8 rounded-card bg-inverse p-8 text-on-inverse sm:p-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:p-16">
          <div>
            <h2 className="text-4xl">{block.heading}</h2>
            <p className="mt-4 max-w-prose text-lg opacity-80">{block.lead}</p>
          </div>
          <ActionLink action={block.action} variant="primary" className="justify-self-start lg:justify-self-end" />
        </div>
      </div>
    </section>
  );
}
