import type { Example } from '@adwright/content/page.ts';
import type { BlockOf } from './block-components.ts';
import { CharacterCount } from './character-count.tsx';
import { Section } from './section.tsx';

export function Examples({ block }: { block: BlockOf<'examples'> }) {
  return (
    <Section heading={block.heading} lead={block.lead} layout="above">
      <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-3">
        {block.examples.map((example) => (
          <ExampleCard key={example.label} example={example} />
        ))}
      </div>
    </Section>
  );
}

function ExampleCard({ example }: { example: Example }) {
  return (
    <figure className="flex flex-col rounded-card border border-line bg-raised">
      <figcaption className="border-b border-line px-5 py-3 text-sm font-semibold">{example.label}</figcaption>
      <dl className="divide-y divide-line">
        {example.fields.map((field, index) => (
          <div key={index} className="px-5 py-4">
            <dt className="flex items-baseline justify-between gap-4 text-xs text-muted">
              <span>{field.name}</span>
              <CharacterCount count={field.count} limit={field.limit} />
            </dt>
            <dd className="mt-2 whitespace-pre-line">{field.text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
