import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';
import { Icon } from '../shell/icon.tsx';

export function Questions({ block }: { block: BlockOf<'questions'> }) {
  return (
    <Section id="questions" heading={block.heading}>
      <div className="divide-y divide-line border-y border-line">
        {block.questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="plus"
                className="mt-1 size-5 shrink-0 text-accent-text transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
