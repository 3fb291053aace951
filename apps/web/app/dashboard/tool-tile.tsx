import { Badge } from '@adwright/ui/badge.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SectionKey } from './section-keys.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

type ToolTileProps = { section: SectionKey; credits: number; preview: ReactNode };

/** A tool, shown by what it really makes. The whole tile is the link. */
export function ToolTile({ section, credits, preview }: ToolTileProps) {
  const t = useTranslations('dashboard');
  const { nameOf, leadOf } = useSectionWords();
  const { hrefOf } = useDashboard();
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border bg-raised transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ring">
      <div
        aria-hidden="true"
        className="relative flex h-52 items-center justify-center overflow-hidden border-b bg-sunken"
      >
        {preview}
      </div>
      <div className="flex flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-lg">
            <Link to={hrefOf(section)} preventScrollReset className="outline-none after:absolute after:inset-0">
              {nameOf(section)}
            </Link>
          </h3>
          <Badge className="mt-0.5 shrink-0">
            {credits === 0 ? t('home.price.free') : t('home.price.credits', { count: credits })}
          </Badge>
        </div>
        <p className="text-sm text-muted">{leadOf(section)}</p>
      </div>
    </article>
  );
}
