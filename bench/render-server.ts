import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Cost, costWithin } from './process-cost.ts';
import type { RenderChildAnswer, RenderChildOrder } from './render-child.ts';

export const renderChild = join(import.meta.dirname, 'render-child.ts');

/** Our engine as a server has it: a process that stays, and starts another one for each video. */
export type RenderServer = {
  render(document: string, file: string): Promise<Cost>;
  close(): void;
};

export function openRenderServer(cacheFolder: string, media: string): RenderServer {
  // As the product's own start does: compiled code is kept.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheFolder, 'code') };
  const child = fork(renderChild, ['serve', cacheFolder, media], { env });
  return {
    render: (document, file) =>
      costWithin(child.pid ?? -1, async () => {
        child.send({ document, file } satisfies RenderChildOrder);
        const [{ problem }] = (await once(child, 'message')) as [RenderChildAnswer];
        if (problem) throw new Error(problem);
      }),
    close: () => void child.kill(),
  };
}
