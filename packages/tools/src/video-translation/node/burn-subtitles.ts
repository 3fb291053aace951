import { AppError } from '@adwright/contract/errors.ts';
import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { MediaFacts, VideoFacts } from '@adwright/domain/engines/media.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { Cue } from '@adwright/studio/subtitle-files.ts';
import { withFonts } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { filmSource, subtitledFilm } from '../plan/subtitled-film.ts';

type Desk = {
  readonly film: { readonly path: string; readonly facts: MediaFacts & { readonly video: VideoFacts } };
  readonly context: ToolContext;
  readonly progress: (share: number) => Promise<void>;
};

/** The film's pictures with words in them, without sound: drawn by the product, whose letters every language has. */
export async function burnSubtitles(
  cues: readonly Cue[],
  order: { readonly language: LocaleCode; readonly brand?: DubOrder['brand'] },
  { film: { path, facts }, context, progress }: Desk,
): Promise<string> {
  const resolve = withFonts(context, async (src) => {
    if (src === filmSource) return { path };
    throw new AppError('not_found');
  });
  const into = await context.temporaryFile('burned.mp4');
  await context.rendering.renderVideo({ creative: subtitledFilm(cues, order, facts), into }, resolve, {
    signal: context.signal,
    progress: (share) => void progress(share),
  });
  return into;
}
