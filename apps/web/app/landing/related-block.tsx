import type { BlockOf } from './block-components.ts';
import { PageCards } from './page-cards.tsx';
import { Section } from './section.tsx';

export function Related({ block }: { block: BlockOf<'related'> }) {
  return (
    <Section heading={block.heading} layout="above">
      <PageCards pages={block.pages} />
    </Section>
  );
}
