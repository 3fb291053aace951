import { effects, type EffectName } from '@adwright/sound/effects/effects.ts';
import { mix, type Clip } from '@adwright/sound/mix/mix.ts';
import { inMemory, type Stereo } from '@adwright/sound/stereo.ts';

/** A clip to mix: its samples, or the name of an effect that is made here. */
export type MixClip = Omit<Clip, 'sound'> & { readonly sound: Stereo | EffectName };
export type MixOrder = {
  readonly id: number;
  readonly seconds: number;
  readonly truePeak: number;
  readonly clips: readonly MixClip[];
};
export type Mixed = Stereo & { readonly id: number };

/** The renderer's own mixer, away from the page's thread: what is heard before a film is made is its soundtrack. */
addEventListener('message', ({ data }: MessageEvent<MixOrder>) => {
  const clips = data.clips.map((clip): Clip => ({
    ...clip,
    sound: inMemory(typeof clip.sound === 'string' ? effects[clip.sound]() : clip.sound),
  }));
  const { left, right } = mix(clips, { seconds: data.seconds, truePeak: data.truePeak });
  postMessage({ id: data.id, left, right } satisfies Mixed, {
    transfer: [left.buffer as ArrayBuffer, right.buffer as ArrayBuffer],
  });
});
