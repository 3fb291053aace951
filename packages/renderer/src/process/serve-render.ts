import { collectGarbage } from './collect-garbage.ts';
import { giveWay } from './give-way.ts';
import type { RenderReport, RenderWatch } from './render-process.ts';

/** The far side of `inRenderProcess`: one order after the other, until one fails or the parent is done with it. */
export function serveRender<Result>(render: (order: never, watch: Required<RenderWatch>) => Promise<Result>): void {
  giveWay('films');
  const stopped = new AbortController();
  const report = (message: RenderReport<Result>): void => void process.send?.(message);

  // Killing ffmpeg is this process's duty: its parent does not know it.
  process.on('SIGTERM', () => stopped.abort(new Error('cancelled')));
  process.on('disconnect', () => stopped.abort(new Error('the parent is gone')));

  process.on('message', (order: unknown) => {
    let told = 0;
    render(order as never, {
      signal: stopped.signal,
      progress(share) {
        // A message per frame would cost more than it tells.
        if (share < 1 && share - told < 0.01) return;
        told = share;
        report({ kind: 'progress', share });
      },
    }).then(
      (result) => {
        report({ kind: 'done', result });
        // It may rest now, and should do so without this order's pictures.
        setImmediate(collectGarbage);
      },
      (error: unknown) => {
        report({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
        process.disconnect();
      },
    );
  });
}
