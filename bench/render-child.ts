/** A program of its own, so that its start and its memory count: renders an order, or only composes its frames. */
import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';

const [, , what, document = '', media = '', file = '', cacheFolder = ''] = process.argv;
const creative = JSON.parse(await readFile(document, 'utf8')) as Creative;
const resolve = (src: string): Promise<Uint8Array> => readFile(join(media, src));

// As the product's own start does; each way loads only what it needs.
if (cacheFolder) enableCompileCache(join(cacheFolder, 'code'));

if (what === 'frames') {
  const { writeFrames } = await import('./ready-frames.ts');
  await writeFrames(creative, resolve, file);
} else {
  const { renderVideoInProcess } = await import('@adwright/renderer/video/render-video-process.ts');
  await renderVideoInProcess({ creative, resolve, file, cacheFolder });
}
