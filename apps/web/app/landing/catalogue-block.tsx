import { Link } from 'react-router';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import type { BlockOf } from './block-components.ts';
import { Section } from './section.tsx';

export function Catalogue({ block }: { block: BlockOf<'catalogue'> }) {
  const to = useLocalizedPath();
  return (
    <Section heading={block.heading} lead={block.lead} layout="above">
      <div className="border-b border-line">
        {block.groups.map(({ title, pages }) => (
          <div
            key={title}
            className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <h3 className="text-xl">{title}</h3>
            <ul className="flex flex-wrap gap-2">
              {pages.map(({ name, text, path }) => (
                <li key={path}>
                  <Link
                    to={to(path)}
                    title={text}
                    className="touch-target inline-flex items-center rounded-control border border-line bg-raised px-3 py-1.5 text-sm transition-colors hover:border-line-strong hover:bg-hover"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
