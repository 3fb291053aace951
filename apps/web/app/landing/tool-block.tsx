import { EmbeddedTool } from '../features/tool-runner/embedded-tool.tsx';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';
import { useToolStart } from './use-tool-start.ts';

export function Tool({ block }: { block: BlockOf<'tool'> }) {
  const start = useToolStart(block);
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead} layout="above">
      <EmbeddedTool key={start.key} tool={block.tool} initial={start.initial} />
    </Section>
  );
}
