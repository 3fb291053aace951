import { parentPort } from 'node:worker_threads';
import { useOwnFonts } from '../own-fonts/own-fonts.ts';
import type { OwnFontFiles } from '../own-fonts/read-own-fonts.ts';
import { giveWay } from '../process/give-way.ts';
import { fromBytes } from '../process/picture-bytes.ts';
import type { ClipFolder } from './clip-stills.ts';
import { renderPictures, type PictureJob } from './render-pictures.ts';

/** The far side of the picture pool: one task at a time, bytes in, bytes out. */
export type PictureTask = {
  readonly id: number;
  readonly jobs: readonly PictureJob[];
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly fonts: OwnFontFiles;
  /** Where the creatives' clips lie, if they show any. */
  readonly clips?: ClipFolder;
};
export type PictureOrder = PictureTask | { readonly cancelled: number };

giveWay('pictures');

let running: { readonly id: number; readonly stop: AbortController } | undefined;

parentPort?.on('message', (order: PictureOrder) => {
  if ('cancelled' in order) {
    if (running?.id === order.cancelled) running.stop.abort(new Error('cancelled'));
    return;
  }
  const { id, jobs, bytes, fonts, clips } = order;
  useOwnFonts(fonts);
  running = { id, stop: new AbortController() };
  renderPictures(jobs, fromBytes(bytes), running.stop.signal, clips).then(
    (pictures) => parentPort?.postMessage({ id, pictures }),
    (error: unknown) =>
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  );
});
