import type { Creative } from '@adwright/studio/creative/creative.ts';
import { fromBytes } from '../process/image-bytes.ts';
import { serveRender } from '../process/serve-render.ts';
import { renderVideo } from './render-video.ts';

/** What the parent sends once. */
export type VideoOrder = {
  readonly creative: Creative;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly sounds: ReadonlyMap<string, string>;
  readonly clips: ReadonlyMap<string, string>;
  readonly file: string;
  readonly workFolder: string;
  readonly cacheFolder: string;
  readonly ffmpeg: string;
};

serveRender((order: VideoOrder, watch) => renderVideo({ ...order, ...watch, resolve: fromBytes(order.bytes) }));
