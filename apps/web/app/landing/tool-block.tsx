import { lazy, Suspense } from 'react';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';
import { useNear } from './use-near.ts';
import { useToolStart } from './use-tool-start.ts';

const EmbeddedTool = lazy(async () =>
  (await import('../features/tool-runner/load-embedded-tool.ts')).loadEmbeddedTool(),
);

/** A working tool. It is fetched when the reader comes near it; until then its place is kept. */
export function Tool({ block }: { block: BlockOf<'tool'> }) {
  const start = useToolStart(block);
  const [place, near] = useNear();
  const room = <div aria-hidden="true" className="min-h-[32rem] rounded-card bg-sunken" />;
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} layout="above">
      <div ref={place}>
        {near ? (
          <Suspense fallback={room}>
            <EmbeddedTool key={start.key} tool={block.tool} initial={start.initial} />
          </Suspense>
        ) : (
          room
        )}
      </div>
    </Section>
  );
}
