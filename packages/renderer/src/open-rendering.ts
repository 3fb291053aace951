import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rendering } from '@adwright/domain/engines/rendering.ts';
import { trimSceneCache, usualCacheBytes } from './cache/scene-cache.ts';
import { renderGifInProcess } from './gif/render-gif-process.ts';
import { renderLips } from './lips/render-lips.ts';
import { createPicturePool } from './picture/picture-pool.ts';
import { withWorkFolder } from './process/render-process.ts';
import { renderPresenter } from './presenter/render-presenter.ts';
import { renderVideoInProcess } from './video/render-video-process.ts';

export type RenderingOptions = {
  /** Where scenes are kept between videos, and how much of them; in the system's place for temporary files if not given. */
  readonly cacheFolder?: string;
  readonly cacheBytes?: number;
  /** Where jobs make their temporary folders; the system's place if not given. */
  readonly tempFolder?: string;
};

/** Everything that is drawn here: pictures in warm threads, films in a process each. Nothing starts before it is used. */
export function openRendering(options: RenderingOptions = {}): Rendering & { close(): Promise<void> } {
  const { cacheFolder = join(tmpdir(), 'adwright-scenes'), cacheBytes = usualCacheBytes, tempFolder } = options;
  const pool = createPicturePool(undefined, tempFolder);
  const watched = ({ signal, progress }: Parameters<Rendering['renderVideo']>[2] & object) => ({
    ...(signal && { signal }),
    ...(progress && { progress }),
  });
  return {
    drawPictures: (orders, resolve, call) => pool.render(orders, resolve, call?.signal),
    async renderVideo({ creative, presenters, into }, resolve, call = {}) {
      const place = { cacheFolder, cacheBytes, ...(tempFolder !== undefined && { tempFolder }) };
      const made = await renderVideoInProcess({
        creative,
        presenters,
        resolve,
        file: into,
        ...place,
        ...watched(call),
      });
      const { width, height, seconds, fps, bytes } = made;
      return { file: { path: into, bytes, mime: 'video/mp4' }, width, height, seconds, fps };
    },
    renderPresenter: (order, call = {}) => renderPresenter(order, watched(call)),
    renderLips: (order, call = {}) => renderLips(order, watched(call)),
    drawGif: ({ creative, limits }, resolve, call = {}) =>
      withWorkFolder(tempFolder, async (folder) => {
        const file = join(folder, 'banner.gif');
        const order = { creative, limits, resolve, file, tempFolder: folder, ...watched(call) };
        const { width, height, seconds, frames, fps } = await renderGifInProcess(order);
        return { body: await readFile(file), width, height, seconds, frames, fps };
      }),
    trimCache: () => trimSceneCache(cacheFolder, cacheBytes),
    close: () => pool.close(),
  };
}
