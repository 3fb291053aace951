import type { Tool } from '@adwright/tools/tool.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { ResultReel } from './result-reel.tsx';

const drawn = new Map<string, ComponentType<{ locale: LocaleCode }>>();

function drawnPreview(id: string, load: Extract<Tool['preview'], () => unknown>) {
  const known = drawn.get(id) ?? lazy(async () => ({ default: (await load()).TilePreview }));
  drawn.set(id, known);
  return known;
}

/** What a tool makes, as its tile shows it. It may come late or not at all; the tile works without it. */
export function ToolPreview({ tool: { id, preview, section } }: { tool: Tool }) {
  const locale = useLocaleCode();
  if (preview === 'results') return <ResultReel tool={id} />;
  if (preview === undefined) return <section.icon className="size-16 text-muted" />;
  const Preview = drawnPreview(id, preview);
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton className="h-32 w-64 rounded-card" />}>
        <Preview locale={locale} />
      </Suspense>
    </PartBoundary>
  );
}
