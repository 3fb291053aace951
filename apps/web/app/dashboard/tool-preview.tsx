import { type ToolId, toolNamed, tools } from '@adwright/tools/registry.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { createElement, lazy, Suspense } from 'react';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { ResultReel } from './result-reel.tsx';

/** Tools that show more when they are drawn here and now. */
const drawn = new Map(
  tools.flatMap(({ id, preview }) =>
    typeof preview === 'function'
      ? [[id, lazy(async () => ({ default: (await preview()).TilePreview }))] as const]
      : [],
  ),
);

/** What a tool makes, as its tile shows it. It may come late or not at all; the tile works without it. */
export function ToolPreview({ id }: { id: ToolId }) {
  const locale = useLocaleCode();
  const live = drawn.get(id);
  const tool = toolNamed(id);
  if (tool?.preview === 'results') return <ResultReel tool={id} />;
  if (live === undefined) return tool && <tool.section.icon className="size-16 text-muted" />;
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton className="h-32 w-64 rounded-card" />}>{createElement(live, { locale })}</Suspense>
    </PartBoundary>
  );
}
