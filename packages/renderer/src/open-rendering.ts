import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { renderGifInProcess } from './gif/render-gif-process.ts';
import { createPicturePool } from './picture/picture-pool.ts';
import { withWorkFolder } from './process/render-process.ts';

/** Everything that is drawn here: pictures in warm threads, GIFs in a process each. Nothing starts before it is used. */
export function openRendering(): Rendering & { close(): Promise<void> } {
  const pool = createPicturePool();
  return {
    drawPictures: (orders, resolve, call) => pool.render(orders, resolve, call?.signal),
    drawGif: ({ creative, limits }, resolve, call = {}) =>
      withWorkFolder(undefined, async (folder) => {
        const file = join(folder, 'banner.gif');
        const { signal, progress } = call;
        const { width, height, seconds, frames, fps } = await renderGifInProcess({
          creative,
          limits,
          resolve,
          file,
          tempFolder: folder,
          ...(signal && { signal }),
          ...(progress && { progress }),
        });
        return { body: await readFile(file), width, height, seconds, frames, fps };
      }),
    close: () => pool.close(),
  };
}
