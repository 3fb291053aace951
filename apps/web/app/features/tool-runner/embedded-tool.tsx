import type { ToolId } from '@adwright/tools/registry.ts';
import { Suspense } from 'react';
import { LazyMessages } from '../../words/lazy-messages.tsx';
import { PartBoundary } from '../../parts/part-boundary.tsx';
import { PartFailed } from '../../parts/part-failed.tsx';
import { areasOf } from './load-tool.ts';
import { ToolRunner } from './tool-runner.tsx';
import { ToolSkeleton } from './tool-skeleton.tsx';

type EmbeddedToolProps = {
  tool: ToolId;
  /** Values to begin with, e.g. from the address. */
  initial?: object | undefined;
};

/** A working tool inside a page, with its words. A page fetches it when the reader comes near. */
export function EmbeddedTool({ tool, initial }: EmbeddedToolProps) {
  return (
    <PartBoundary fallback={<PartFailed />}>
      <Suspense fallback={<ToolSkeleton />}>
        <LazyMessages areas={areasOf(tool)}>
          <div className="contents [--page-header:4rem]">
            <ToolRunner tool={tool} initial={initial} />
          </div>
        </LazyMessages>
      </Suspense>
    </PartBoundary>
  );
}
