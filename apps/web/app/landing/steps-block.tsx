import { useNumberFormat } from '../words/use-number-format.ts';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

export function Steps({ block }: { block: BlockOf<'steps'> }) {
  const number = useNumberFormat();
  return (
    <Section heading={block.heading}>
      <ol className="divide-y divide-line border-y border-line">
        {block.steps.map(({ title, text }, index) => (
          <li key={title} className="grid gap-x-8 gap-y-3 py-8 sm:grid-cols-[4rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-display text-4xl font-bold text-accent-text">
              {number(index + 1)}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
