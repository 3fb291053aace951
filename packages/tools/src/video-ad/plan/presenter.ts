import type { AvatarBackground } from '@adwright/contract/project/avatar-video.ts';
import type { Speech } from '@adwright/presenter/speaking/perform.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import type { Ratio } from '../../kit/film/plan/ratios.ts';
import type { SaidLine } from '../../kit/talking/plan/spoken.ts';
import type { VideoAdInput, VideoAdOrder } from '../contract.ts';
import type { SceneTimes } from './scene-times.ts';

/** Where presenters of ads stand. */
export const presenterPlace: AvatarBackground = { kind: 'place', id: 'living-day' };

/** A film of the presenter serves all formats: in the format itself where there is one, else as a square to cut from. */
export function presenterRatio(ratios: readonly Ratio[]): Ratio {
  const [first, ...others] = new Set(ratios);
  return first !== undefined && others.length === 0 ? first : '1:1';
}

/** Whether somebody is to be seen speaking: only where something is said, and no footage was chosen instead. */
export function showsPresenter({ avatar, voice, script }: VideoAdInput): boolean {
  const opening = script?.scenes[0];
  return avatar !== null && voice !== null && opening !== undefined && opening.spoken !== '' && !opening.clip;
}

/** Words in the picture would lie on a mouth that says them: captions show them instead. */
export function withoutWords<Scene extends { readonly on_screen: string }>(scenes: readonly Scene[]): Scene[] {
  return scenes.map((scene, index) => (index === 0 ? { ...scene, on_screen: '' } : scene));
}

/** Longer than its scene, for the cut to the next one. */
const tail = 1;

/** What the presenter says on the clock of the opening: the hook, with the silence before and after it. */
export function openingSpeech({ samples, words, sounds }: SaidLine, { seconds, starts }: SceneTimes): Speech {
  const [start, length] = [starts[0] ?? 0, (seconds[0] ?? 0) + tail];
  const all = new Float32Array(Math.round(length * sampleRate));
  const from = Math.round(start * sampleRate);
  all.set(samples.subarray(0, Math.max(0, all.length - from)), from);
  const later = <Part extends { readonly start: number; readonly end: number }>(part: Part): Part => ({
    ...part,
    start: part.start + start,
    end: part.end + start,
  });
  return { samples: all, words: words.map(later), sounds: sounds.length > 0 ? sounds.map(later) : null };
}

/** The presenter as footage of the opening; a face is above the middle of a square. */
export function presenterClip(asset: string, size: { width: number; height: number }, seconds: number): OwnClip {
  const { width, height } = size;
  return { asset, kind: 'video', width, height, seconds, from: 0, focus: { x: 0.5, y: 0.4 }, sound: false };
}

export function withPresenter<Order extends Pick<VideoAdOrder, 'script'>>(order: Order, clip: OwnClip): Order {
  const scenes = withoutWords(order.script.scenes).map((scene, index) => (index === 0 ? { ...scene, clip } : scene));
  return { ...order, script: { ...order.script, scenes } };
}
