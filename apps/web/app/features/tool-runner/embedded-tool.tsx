import type { ToolId } from '@adwright/tools/registry.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PartBoundary } from '../../session/part-boundary.tsx';
import { PartFailed } from '../../session/part-failed.tsx';
import { ToolSkeleton } from './tool-skeleton.tsx';

const ToolPart = lazy(async () => ({ default: (await import('./tool-part.tsx')).ToolPart }));

type EmbeddedToolProps = {
  tool: ToolId;
  /** Values to begin with, e.g. from the address. */
  initial?: object | undefined;
};

/**
 * A working tool inside a page. Fetched when the reader comes near it, so that a page that has one loads as fast
 * as a page that has none.
 */
export function EmbeddedTool({ tool, initial }: EmbeddedToolProps) {
  const [place, near] = useNear();
  return (
    <div ref={place} data-tool={tool}>
      {near ? (
        <PartBoundary fallback={<PartFailed />}>
          <Suspense fallback={<ToolSkeleton />}>
            <ToolPart tool={tool} initial={initial} />
          </Suspense>
        </PartBoundary>
      ) : (
        <ToolSkeleton />
      )}
    </div>
  );
}

/** True once the element has come within a screen of the reader. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near] as const;
}
