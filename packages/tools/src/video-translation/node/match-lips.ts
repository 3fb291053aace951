import { AppError } from '@adwright/contract/errors.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { giveLips } from '../../kit/lips/node/give-lips.ts';
import { lookAtClip } from '../../kit/lips/node/look-at-clip.ts';
import { act } from '../../kit/lips/plan/act.ts';
import { filmSize } from '../../kit/lips/plan/film-size.ts';
import type { ToolContext } from '../../tool.ts';
import { voiceTrack } from '../plan/voice-track.ts';
import type { DubbedLine } from './speak-lines.ts';

type Order = { readonly path: string; readonly video: string; readonly seconds: number };

/** The film's pictures with a mouth that says the new lines where they lie, and stays shut between them. */
export async function matchLips(
  { path, video, seconds }: Order,
  lines: readonly DubbedLine[],
  { context, progress }: { context: ToolContext; progress: (share: number) => Promise<void> },
) {
  const clip = await lookAtClip({ path, face: null }, context, { signal: context.signal, person: context.userId });
  if (clip.chosen < 0) throw new AppError('clip_faces_several');
  const size = filmSize(clip.video);
  const spoken = { samples: voiceTrack(lines, seconds, sampleRate), sounds: soundsOf(lines), words: [] };
  const acted = act(spoken, size.fps, seedOf(video));
  const { into, sharpness } = await giveLips(
    {
      path,
      clip,
      size,
      acted,
      repeat: 'bounce',
      onTracked: (share) => void progress(share * 0.6),
      onDrawn: (share) => void progress(0.6 + share * 0.4),
    },
    context,
  );
  return { path: into, size, measured: { ...acted.sync, sharpness } };
}

/** All on the film's clock; null where one of the voices says nothing of its sounds. */
function soundsOf(lines: readonly DubbedLine[]) {
  if (lines.some(({ sounds }) => sounds.length === 0)) return null;
  return lines.flatMap(({ start, sounds }) =>
    sounds.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
  );
}
