import { readFile } from 'node:fs/promises';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { perform } from '@adwright/presenter/speaking/perform.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { standAvatar } from '../../kit/avatar/node/stand-avatar.ts';
import { fps } from '../../kit/talking/plan/film.ts';
import type { ToolContext } from '../../tool.ts';
import type { VideoAdOrder } from '../contract.ts';
import { openingSpeech, presenterClip, presenterPlace, presenterRatio } from '../plan/presenter.ts';
import type { SceneTimes } from '../plan/scene-times.ts';
import type { SaidAloud } from './speak-lines.ts';

/** The presenter saying the opening, kept beside the film: the editor opens it again with this very footage. */
export async function filmPresenter(
  { order, said, times, name }: { order: VideoAdOrder; said: SaidAloud; times: SceneTimes; name: string },
  context: ToolContext,
): Promise<{ readonly clip: OwnClip; readonly path: string }> {
  const avatar = order.avatar ?? '';
  const wanted = { avatar, background: presenterPlace, ratio: presenterRatio(order.ratios) };
  const { order: standing, frame } = await standAvatar(wanted, context);
  const { samples } = readWav(await readFile(said.file));
  const speech = openingSpeech({ samples, words: said.line.words, sounds: said.sounds }, times);
  const performance = perform(speech, { fps, seed: seedOf(avatar) });
  const path = await context.temporaryFile(name);
  await context.rendering.renderPresenter({ ...standing, performance, into: path }, { signal: context.signal });
  const seconds = performance.frames.length / fps;
  const { width, height } = frame;
  const id = await context.saveAsset({ name, mime: 'video/mp4', file: path, width, height, seconds, hasAudio: false });
  return { clip: presenterClip(id, frame, seconds), path };
}
