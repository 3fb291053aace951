/**
 * A line is said over a scene, its captions are shown with it, and a breath of air goes with the cut into it. Where the
 * scene goes they go, and with it they disappear.
 */
import type { AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { durationOf, sceneTimes } from '@adwright/studio/creative/timeline.ts';
import { clipEnd } from '../model/spans.ts';

/** A scene's own part of the clock: from when it alone is seen until the next one is. */
type Place = { readonly id: string; readonly from: number; readonly to: number };

export function placesOf(creative: Creative): Place[] {
  const times = sceneTimes(creative);
  const froms = times.map(({ start, overlap }) => start + overlap);
  const end = durationOf(creative);
  return creative.scenes.map(({ id }, index) => ({ id, from: froms[index] ?? 0, to: froms[index + 1] ?? end }));
}

const hair = 0.02;

export function ownerOf(places: readonly Place[], moment: number): Place | undefined {
  return places.findLast(({ from }) => from <= moment + hair) ?? places[0];
}

/** The scene into which a cut leads. */
function nearestStart(places: readonly Place[], moment: number): Place | undefined {
  const far = ({ from }: Place): number => Math.abs(from - moment);
  return places.toSorted((one, other) => far(one) - far(other))[0];
}

/** How far a scene has moved; undefined when it is gone. */
type Shift = (owner: Place | undefined) => number | undefined;

function shiftBetween(after: Creative): Shift {
  const now = new Map(placesOf(after).map((place) => [place.id, place]));
  return (owner) => {
    const place = owner && now.get(owner.id);
    return owner && place ? place.from - owner.from : undefined;
  };
}

function carriedClip(clip: AudioClip, before: Creative, places: readonly Place[], shift: Shift): AudioClip[] {
  if (clip.role === 'music') return [clip];
  const owner = clip.role === 'effect' ? nearestStart(places, clip.start) : ownerOf(places, clip.start);
  const by = shift(owner);
  // What is said over several scenes outlives any one of them.
  if (by === undefined) return owner && clipEnd(before, clip) > owner.to + 0.5 ? [clip] : [];
  return [{ ...clip, start: Math.max(0, clip.start + by) }];
}

function carriedWords(words: CaptionsLayer['words'], places: readonly Place[], shift: Shift): CaptionsLayer['words'] {
  const moved = words.flatMap((word) => {
    const by = shift(ownerOf(places, word.start));
    return by === undefined ? [] : [{ ...word, start: Math.max(0, word.start + by), end: Math.max(0, word.end + by) }];
  });
  const sorted = moved.toSorted((one, other) => one.start - other.start);
  // Of two that would be said at once the first is over when the second begins.
  return sorted.map((word, index) => ({
    ...word,
    end: Math.max(word.start, Math.min(word.end, sorted[index + 1]?.start ?? word.end)),
  }));
}

function carriedLayer(layer: Layer, places: readonly Place[], shift: Shift, ends: readonly [number, number]): Layer[] {
  const [then, now] = ends;
  if (layer.kind === 'captions') {
    const { time } = layer;
    const whole = time?.end !== undefined && Math.abs(time.end - then) < 0.1;
    const words = carriedWords(layer.words, places, shift);
    return [{ ...layer, words, ...(whole && { time: { start: time.start, end: now } }) }];
  }
  const { time } = layer;
  if (!time) return [layer];
  const by = shift(ownerOf(places, time.start));
  if (by === undefined) return [];
  const end = time.end === undefined ? undefined : time.end + by;
  return [{ ...layer, time: { start: Math.max(0, time.start + by), ...(end !== undefined && { end }) } }];
}

export function carryAlong(before: Creative, after: Creative): Creative {
  if (after === before) return before;
  const places = placesOf(before);
  const shift = shiftBetween(after);
  const ends = [durationOf(before), durationOf(after)] as const;
  return {
    ...after,
    audio: after.audio.flatMap((clip) => carriedClip(clip, before, places, shift)),
    overlay: after.overlay.flatMap((layer) => carriedLayer(layer, places, shift, ends)),
  };
}
