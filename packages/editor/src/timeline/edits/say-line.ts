import type { AssetRef, AudioClip, Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer } from '@adwright/studio/creative/layer.ts';
import type { Film, FilmLine } from '@adwright/studio/document/film.ts';
import { mapFormats } from '../film-editor.ts';
import { clipEnd } from '../model/spans.ts';
import { carryAlong, ownerOf, placesOf } from './carry-along.ts';
import { mapEveryLayer } from './layer-times.ts';

/** A line that was spoken, ready to be put into a film. */
export type SaidLine = FilmLine & { readonly seconds: number };

/** Air around a line that is put into a scene. */
const air = { before: 0.15, after: 0.3 };

/** The clip that speaks in a scene. */
export function voiceIn(creative: Creative, scene: string): AudioClip | undefined {
  const places = placesOf(creative);
  return creative.audio.find((clip) => clip.role === 'voice' && ownerOf(places, clip.start)?.id === scene);
}

/** The line a clip says. */
export function lineOf({ formats: _, lines }: Film, creative: Creative, clip: AudioClip): FilmLine | undefined {
  const src = creative.assets[clip.asset]?.src ?? '';
  return src.startsWith('speech:') ? lines[src.slice('speech:'.length)] : undefined;
}

/** As long as its line needs: what comes after comes later. */
function withRoom(creative: Creative, scene: string, until: number): Creative {
  const place = placesOf(creative).find(({ id }) => id === scene);
  const more = place ? until - place.to : 0;
  if (more <= 0) return creative;
  const scenes = creative.scenes.map((one) => (one.id === scene ? { ...one, duration: one.duration + more } : one));
  return carryAlong(creative, { ...creative, scenes });
}

function withWords(creative: Creative, words: CaptionsLayer['words'], gone: readonly [number, number]): Creative {
  return mapEveryLayer(creative, (layer) => {
    if (layer.kind !== 'captions') return layer;
    const others = layer.words.filter(({ start }) => start < gone[0] - 0.02 || start >= gone[1]);
    return { ...layer, words: [...others, ...words].toSorted((one, other) => one.start - other.start) };
  });
}

/** Without its line a scene is silent, and shows no captions of it. */
function silenced(creative: Creative, scene: string): Creative {
  const clip = voiceIn(creative, scene);
  if (!clip) return creative;
  const quiet = withWords(creative, [], [clip.start, clipEnd(creative, clip)]);
  return { ...quiet, audio: quiet.audio.filter(({ id }) => id !== clip.id) };
}

function spoken(creative: Creative, scene: string, key: string, line: SaidLine): Creative {
  const before = voiceIn(creative, scene);
  const place = placesOf(creative).find(({ id }) => id === scene);
  if (!place) return creative;
  const start = before?.start ?? place.from + air.before;
  const quiet = silenced(creative, scene);
  const roomy = withRoom(quiet, scene, start + line.seconds + air.after);
  const asset: AssetRef = { kind: 'audio', src: `speech:${key}`, duration: line.seconds };
  const clip: AudioClip = { id: `voice-${key}`, role: 'voice', asset: `voice-${key}`, start };
  const words = line.words.map((word) => ({
    text: word.text.slice(0, 80) || ' ',
    start: start + word.start,
    end: start + word.end,
  }));
  const heard = { ...roomy, assets: { ...roomy.assets, [clip.asset]: asset }, audio: [clip, ...roomy.audio] };
  return withWords(heard, words, [start, start]);
}

/** Another line in a scene, or the first one there; null for none. */
export function sayLine(film: Film, scene: string, line: SaidLine | null): Film {
  if (!line) return mapFormats(film, (creative) => silenced(creative, scene));
  let number = Object.keys(film.lines).length;
  while (film.lines[`line-${number}`]) number += 1;
  const key = `line-${number}`;
  const { seconds: _, ...kept } = line;
  const lines = { ...film.lines, [key]: kept };
  return { ...mapFormats(film, (creative) => spoken(creative, scene, key, line)), lines };
}
