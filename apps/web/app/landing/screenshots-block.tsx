import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

export function Screenshots({ block }: { block: BlockOf<'screenshots'> }) {
  return (
    <Section heading={block.heading}>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {block.pictures.map(({ src, alt, width, height }) => (
          <li key={src}>
            <figure className="flex h-full flex-col gap-3">
              <img
                src={src}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card border bg-sunken object-contain object-top"
                style={{ aspectRatio: '4 / 3' }}
              />
              <figcaption className="text-sm text-muted">{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
