import type { Creative } from '@adwright/studio/creative/creative.ts';
import { withSamples } from '../assets.ts';
import { renderVideo, type RenderedVideo } from './render-video.ts';

/** What the parent sends once, and what comes back. */
export type VideoOrder = {
  readonly creative: Creative;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly sounds: ReadonlyMap<string, string>;
  readonly file: string;
  readonly workFolder: string;
  readonly cacheFolder: string;
  readonly ffmpeg: string;
};
export type VideoReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly video: RenderedVideo }
  | { readonly kind: 'failed'; readonly problem: string };

const stopped = new AbortController();
const report = (message: VideoReport): void => void process.send?.(message);

// Killing ffmpeg is this process's duty: its parent does not know it.
process.on('SIGTERM', () => stopped.abort(new Error('cancelled')));
process.on('disconnect', () => stopped.abort(new Error('the parent is gone')));

process.on('message', (order: VideoOrder) => {
  let told = 0;
  const resolve = withSamples(async (src) => {
    const bytes = order.bytes.get(src);
    if (!bytes) throw new Error(`no bytes for ${src}`);
    return bytes;
  });
  renderVideo({
    ...order,
    resolve,
    signal: stopped.signal,
    progress(share) {
      // A message per frame would cost more than it tells.
      if (share < 1 && share - told < 0.01) return;
      told = share;
      report({ kind: 'progress', share });
    },
  })
    .then(
      (video) => report({ kind: 'done', video }),
      (error: unknown) => report({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => process.disconnect());
});
