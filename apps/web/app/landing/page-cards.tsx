import type { PageCard } from '@adwright/content/page.ts';
import { Link } from 'react-router';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { Icon } from '../shell/icon.tsx';

export function PageCards({ pages }: { pages: readonly PageCard[] }) {
  const to = useLocalizedPath();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {pages.map(({ name, text, path }) => (
        <li key={path}>
          <Link
            to={to(path)}
            prefetch="intent"
            className="group flex h-full flex-col gap-2 rounded-card border border-line bg-raised p-5 transition-colors hover:border-line-strong"
          >
            <span className="flex items-start justify-between gap-3 font-display text-lg font-semibold">
              {name}
              <Icon
                name="arrow-up-right"
                className="mirror-rtl mt-1 size-4 shrink-0 text-faint transition-colors group-hover:text-accent-text"
              />
            </span>
            <span className="text-sm text-muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
