/** What else goes on while people read: nothing, a video, image ads that the product itself makes, other programs. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { call, registered } from '../e2e/person.ts';
import { creativeOf } from './render-composition.ts';
import { renderMedia } from './render-media.ts';
import { openRenderServer } from './render-server.ts';

/** Begins, and answers how to end it. */
export type Condition = () => Promise<() => Promise<void>>;

/** Does something again and again until told to stop. */
function repeating(work: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController();
  const working = (async () => {
    while (!stop.signal.aborted) await work();
  })();
  return () => {
    stop.abort();
    return working;
  };
}

export async function openVideoCondition(folder: string): Promise<{ condition: Condition; close(): void }> {
  const at = (name: string): string => join(folder, name);
  const renderer = openRenderServer(at('cache'), await renderMedia(folder, 15));
  const render = async (): Promise<void> => {
    // Another name in every scene: nothing is taken from kept ones.
    writeFileSync(at('now.json'), JSON.stringify(creativeOf(15)).replaceAll('Morrow', `Morrow ${Date.now()}`));
    await renderer.render(at('now.json'), at('video.mp4'));
  };
  return { condition: async () => repeating(render), close: () => renderer.close() };
}

/** One run after the other by the product's own worker, each by somebody who can pay for it. */
export function imageAdsCondition(url: string): Condition {
  const make = async (): Promise<void> => {
    const { token } = (await registered(url)).info;
    const product = { title: 'Lamp', pictures: ['sample:thermos:cutout'] };
    const { id } = (await call(url, '/api/ai-ads-image/create', { product, count: 4 }, token)) as { id: string };
    for (;;) {
      const response = await fetch(`${url}/api/tool/get?id=${id}`, { headers: { authorization: token } });
      const { data } = (await response.json()) as { data: { status: string } };
      if (!['queued', 'processing'].includes(data.status)) return;
      await wait(200);
    }
  };
  return async () => repeating(make);
}

/** As many programs as there are cores that never rest. */
export const busyMachine: Condition = async () => {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  );
  return async () => {
    for (const other of others) other.kill('SIGKILL');
  };
};

export const quiet: Condition = async () => async () => undefined;
