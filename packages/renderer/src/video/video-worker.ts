import { enableCompileCache } from 'node:module';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { fromBytes } from '../process/image-bytes.ts';
import { serveRender } from '../process/serve-render.ts';

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

const [, , codeFolder] = process.argv;
if (codeFolder) enableCompileCache(codeFolder);

serveRender(async (order: VideoOrder, watch) => {
  // Loaded now, so that its code is taken from the folder above.
  const { renderVideo } = await import('./render-video.ts');
  return renderVideo({ ...order, ...watch, resolve: fromBytes(order.bytes) });
});
