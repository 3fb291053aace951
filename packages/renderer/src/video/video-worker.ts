import type { Presenters } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { useOwnFonts } from '../own-fonts/own-fonts.ts';
import type { OwnFontFiles } from '../own-fonts/read-own-fonts.ts';
import { fromFiles } from '../process/picture-files.ts';
import { serveRender } from '../process/serve-render.ts';
import { renderVideo } from './render-video.ts';

/** What the parent sends once. */
export type VideoOrder = {
  readonly creative: Creative;
  readonly pictures: ReadonlyMap<string, string>;
  readonly fonts: OwnFontFiles;
  readonly sounds: ReadonlyMap<string, string>;
  readonly clips: ReadonlyMap<string, string>;
  readonly presenters: Presenters | undefined;
  readonly file: string;
  readonly workFolder: string;
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly ffmpeg: string;
};

serveRender((order: VideoOrder, watch) => {
  useOwnFonts(order.fonts);
  return renderVideo({ ...order, ...watch, resolve: fromFiles(order.pictures) });
});
