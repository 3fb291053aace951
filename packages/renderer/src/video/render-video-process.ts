import { ownFamiliesOf } from '@adwright/studio/brand/own-family.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Presenters, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { usualCacheBytes } from '../cache/scene-cache.ts';
import { untilAborted } from '../resolve-asset.ts';
import { soundFiles } from '../audio/sound-files.ts';
import { readOwnFonts } from '../own-fonts/read-own-fonts.ts';
import { pictureFiles } from '../process/picture-files.ts';
import { inRenderProcess, withWorkFolder } from '../process/render-process.ts';
import { clipFiles } from './clip-files.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import type { RenderedVideo } from './render-video.ts';
import type { VideoOrder } from './video-worker.ts';

export type VideoRequest = {
  readonly creative: Creative;
  readonly resolve: ResolveSource;
  readonly presenters?: Presenters | undefined;
  readonly file: string;
  readonly cacheFolder: string;
  /** How much may be kept there. */
  readonly cacheBytes?: number;
  /** A configured ffmpeg; the system's or the one in the packages if not given. */
  readonly ffmpeg?: string;
  /** Where the job's temporary folder is made; the system's place if not given. */
  readonly tempFolder?: string;
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

/** A creative as MP4, with its sound, by a process of its own. */
export async function renderVideoInProcess(request: VideoRequest): Promise<RenderedVideo> {
  request.signal?.throwIfAborted();
  const ffmpeg = findFfmpeg(request.ffmpeg);
  const { creative, presenters, file, cacheFolder, cacheBytes = usualCacheBytes } = request;
  const resolve = untilAborted(request.resolve, request.signal);
  return withWorkFolder(request.tempFolder, async (workFolder) => {
    const pictures = await pictureFiles(creative, resolve, workFolder);
    const fonts = await readOwnFonts(ownFamiliesOf([creative]), resolve);
    const sounds = await soundFiles(creative, resolve, workFolder);
    const clips = await clipFiles(creative, resolve, workFolder, presenters);
    request.signal?.throwIfAborted();
    return inRenderProcess<RenderedVideo>(
      new URL('./video-worker.ts', import.meta.url),
      {
        creative,
        pictures,
        fonts,
        sounds,
        clips,
        presenters,
        file,
        workFolder,
        cacheFolder,
        cacheBytes,
        ffmpeg,
      } satisfies VideoOrder,
      request,
    );
  });
}
