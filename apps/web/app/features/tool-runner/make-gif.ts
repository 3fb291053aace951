import type { Client } from '@adwright/contract/client/client.ts';
import { realTimers, type Timers, wait } from '@adwright/contract/client/timers.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { Run, RunAsset } from '@adwright/contract/run/run.ts';

const everyMs = 1500;

type Making = { readonly client: Pick<Client, 'call'>; readonly signal: AbortSignal; readonly timers?: Timers };

/** A film's GIF, made by the worker; one that was made before, and is still there, is made once. */
export async function makeGif(film: string, making: Making): Promise<RunAsset> {
  const known = gifIn(await gifRun(film, `gif-${film}`, making));
  if (known) return known;
  // That one failed, or its file was swept away.
  const run = await gifRun(film, crypto.randomUUID(), making);
  const made = gifIn(run);
  if (!made) throw new Error(run.error?.message ?? run.status);
  return made;
}

const gifIn = ({ assets }: Run): RunAsset | undefined => assets.find(({ mime }) => mime === 'image/gif');

async function gifRun(film: string, key: string, { client, signal, timers = realTimers }: Making): Promise<Run> {
  const input = { product: { title: 'GIF' }, gif_of: film };
  const { id } = await client.call('toolRun', { tool: 'video-ad', input }, { idempotencyKey: key, quiet: true });
  for (;;) {
    signal.throwIfAborted();
    const run = await client.call('toolRunGet', { id }, { quiet: true });
    if (!isUnfinished(run)) return run;
    await wait(timers, everyMs, signal);
  }
}
