import { ownFamiliesOf } from '@adwright/studio/brand/own-family.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Placement } from '@adwright/studio/placements.ts';
import { untilAborted } from '../resolve-asset.ts';
import { readOwnFonts } from '../own-fonts/read-own-fonts.ts';
import { pictureFiles } from '../process/picture-files.ts';
import { inRenderProcess, withWorkFolder } from '../process/render-process.ts';
import { clipFiles } from '../video/clip-files.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import type { GifLimits, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { GifOrder } from './gif-worker.ts';
import type { RenderedGif } from './render-gif.ts';

export type GifRequest = {
  readonly creative: Creative;
  readonly resolve: ResolveSource;
  readonly file: string;
  readonly limits?: GifLimits;
  readonly ffmpeg?: string;
  readonly tempFolder?: string;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

/** What a network allows a GIF to be. */
export function gifLimitsOf({ maxGifBytes, gif }: Pick<Placement, 'maxGifBytes' | 'gif'>): GifLimits {
  return { ...(maxGifBytes === undefined ? {} : { maxBytes: maxGifBytes }), ...gif };
}

/** A creative as animated GIF within its limits, or a reason why there is none, by a process of its own. */
export async function renderGifInProcess(request: GifRequest): Promise<RenderedGif> {
  request.signal?.throwIfAborted();
  const ffmpeg = findFfmpeg(request.ffmpeg);
  const { creative, file, limits = {} } = request;
  const resolve = untilAborted(request.resolve, request.signal);
  return withWorkFolder(request.tempFolder, async (workFolder) => {
    const pictures = await pictureFiles(creative, resolve, workFolder);
    const fonts = await readOwnFonts(ownFamiliesOf([creative]), resolve);
    const clips = await clipFiles(creative, resolve, workFolder);
    request.signal?.throwIfAborted();
    return inRenderProcess<RenderedGif>(
      new URL('./gif-worker.ts', import.meta.url),
      { creative, pictures, fonts, clips, limits, file, workFolder, ffmpeg } satisfies GifOrder,
      request,
    );
  });
}
