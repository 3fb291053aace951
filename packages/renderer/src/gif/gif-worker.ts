import type { Creative } from '@adwright/studio/creative/creative.ts';
import { fromBytes } from '../process/image-bytes.ts';
import { serveRender } from '../process/serve-render.ts';
import type { GifLimits } from '@adwright/domain/engines/rendering.ts';
import { renderGif } from './render-gif.ts';

/** What the parent sends once. */
export type GifOrder = {
  readonly creative: Creative;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly clips: ReadonlyMap<string, string>;
  readonly limits: GifLimits;
  readonly file: string;
  readonly workFolder: string;
  readonly ffmpeg: string;
};

serveRender((order: GifOrder, watch) => renderGif({ ...order, ...watch, resolve: fromBytes(order.bytes) }));
