import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

export function Difference({ block }: { block: BlockOf<'difference'> }) {
  return (
    <Section heading={block.heading}>
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
        {block.points.map(({ title, text }) => (
          <div key={title} className="bg-raised p-6 lg:p-8">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
