import type { Creative } from '@adwright/studio/creative/creative.ts';
import { useOwnFonts } from '../own-fonts/own-fonts.ts';
import type { OwnFontFiles } from '../own-fonts/read-own-fonts.ts';
import { fromFiles } from '../process/picture-files.ts';
import { serveRender } from '../process/serve-render.ts';
import type { GifLimits } from '@adwright/domain/engines/rendering.ts';
import { renderGif } from './render-gif.ts';

/** What the parent sends once. */
export type GifOrder = {
  readonly creative: Creative;
  readonly pictures: ReadonlyMap<string, string>;
  readonly fonts: OwnFontFiles;
  readonly clips: ReadonlyMap<string, string>;
  readonly limits: GifLimits;
  readonly file: string;
  readonly workFolder: string;
  readonly ffmpeg: string;
};

serveRender((order: GifOrder, watch) => {
  useOwnFonts(order.fonts);
  return renderGif({ ...order, ...watch, resolve: fromFiles(order.pictures) });
});
