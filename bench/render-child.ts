/**
 * A program of its own, so that its memory counts: renders one order after the other, as a server's worker does, or
 * only composes the frames of one.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';

/** What the parent sends; the answer is the problem, or nothing. */
export type RenderChildOrder = { readonly document: string; readonly file: string };
export type RenderChildAnswer = { readonly problem?: string };

const [, , what, cacheFolder = '', media = '', document = '', frames = ''] = process.argv;
const resolve = (src: string): Promise<Uint8Array> => readFile(join(media, src));
const read = async (path: string): Promise<Creative> => JSON.parse(await readFile(path, 'utf8')) as Creative;

if (what === 'frames') {
  const { writeFrames } = await import('./ready-frames.ts');
  await writeFrames(await read(document), resolve, frames);
} else {
  const { renderVideoInProcess } = await import('@adwright/renderer/video/render-video-process.ts');
  process.on('message', (order: RenderChildOrder) => {
    const rendered = read(order.document).then((creative) =>
      renderVideoInProcess({ creative, resolve, file: order.file, cacheFolder }),
    );
    const answer = (told: RenderChildAnswer): void => void process.send?.(told);
    rendered.then(
      () => answer({}),
      (error: unknown) => answer({ problem: String(error) }),
    );
  });
}
