import type { AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import { limits } from '@adwright/studio/creative/limits.ts';
import { clipEnd } from '../model/spans.ts';
import { within } from './layer-times.ts';

const shortest = 0.1;

function changed(creative: Creative, id: string, change: (clip: AudioClip, end: number) => AudioClip[]): Creative {
  const audio = creative.audio.flatMap((clip) => (clip.id === id ? change(clip, clipEnd(creative, clip)) : [clip]));
  return { ...creative, audio };
}

export function moveClip(creative: Creative, id: string, start: number): Creative {
  return changed(creative, id, (clip) => [{ ...clip, start: within(start, 0, limits.seconds) }]);
}

/** Cut at its start, a clip begins later in its file, so that what sounds at a moment stays the same. */
export function trimClip(creative: Creative, id: string, edge: 'start' | 'end', to: number): Creative {
  return changed(creative, id, (clip, end) => {
    if (edge === 'end') {
      const file = creative.assets[clip.asset]?.duration;
      const most = clip.loop || file === undefined ? limits.seconds : file - (clip.from ?? 0);
      return [{ ...clip, duration: within(to - clip.start, shortest, most) }];
    }
    const start = within(to, Math.max(0, clip.start - (clip.from ?? 0)), end - shortest);
    return [{ ...clip, start, from: Math.max(0, (clip.from ?? 0) + start - clip.start), duration: end - start }];
  });
}

export function splitClip(creative: Creative, id: string, at: number): Creative {
  if (creative.audio.length >= limits.audioClips) return creative;
  const taken = new Set(creative.audio.map((clip) => clip.id));
  let number = 2;
  while (taken.has(`${id.slice(0, 58)}-${number}`)) number += 1;
  return changed(creative, id, (clip, end) => {
    if (at - clip.start < shortest || end - at < shortest) return [clip];
    const { fadeOut, ...first } = clip;
    const { fadeIn: _fadeIn, ...second } = clip;
    const rest = { start: at, from: (clip.from ?? 0) + at - clip.start, duration: end - at };
    return [
      { ...first, duration: at - clip.start },
      { ...second, ...(fadeOut === undefined ? {} : { fadeOut }), ...rest, id: `${id.slice(0, 58)}-${number}` },
    ];
  });
}
