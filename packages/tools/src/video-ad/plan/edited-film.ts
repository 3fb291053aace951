import { effects } from '@adwright/sound/effects/effects.ts';
import { trackOf } from '@adwright/sound/music/tracks.ts';
import type { AssetRef, Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { type Film, problemsOfFormats } from '@adwright/studio/document/film.ts';
import { frameOfRatio, isRatio } from '../../kit/film/plan/ratios.ts';

type Problem = { readonly path: string; readonly message: string };

const clip = /^asset:[0-9a-f-]{36}$/;
const picture = /^(?:asset:[0-9a-f-]{36}|sample:[a-z0-9-]{1,40}:(?:cutout|scene))$/;

/** Files are the person's own or samples; everything else that is heard is made here by its name. */
function isKnown({ kind, src }: AssetRef, lines: Film['lines']): boolean {
  const [scheme, name = ''] = src.split(':', 2);
  if (kind === 'image') return picture.test(src);
  if (kind === 'video') return clip.test(src);
  if (kind !== 'audio') return false;
  if (scheme === 'speech') return Object.hasOwn(lines, name);
  if (scheme === 'music') return trackOf(name) !== undefined;
  return scheme === 'effect' && Object.hasOwn(effects, name);
}

function problemsOfFormat(format: string, creative: Creative, { lines }: Film, longest: number): Problem[] {
  const path = `formats.${format}`;
  if (!isRatio(format)) return [{ path, message: 'is not a format this tool makes' }];
  const { width, height } = frameOfRatio(format);
  const unknown = Object.keys(creative.assets).find((id) => !isKnown(creative.assets[id] as AssetRef, lines));
  return [
    creative.kind !== 'video' && 'is not a film',
    (creative.width !== width || creative.height !== height) && `is not ${width}×${height}`,
    creative.fps > 30 && 'has more than 30 frames per second',
    durationOf(creative) > longest && `is longer than ${longest} seconds`,
    unknown !== undefined && `uses ${unknown}, which cannot be had`,
  ].flatMap((message) => (message === false ? [] : [{ path, message }]));
}

/** Why a film that somebody edited, or says they did, cannot be made. */
export function problemsOfEdited(film: Film, longest: number): Problem[] {
  const broken = problemsOfFormats(film.formats);
  if (broken.length > 0) return broken;
  return Object.entries(film.formats).flatMap(([format, creative]) =>
    problemsOfFormat(format, creative, film, longest),
  );
}

/** Of all formats together. */
export function secondsOfFormats({ formats }: Pick<Film, 'formats'>): number {
  return Object.values(formats).reduce((sum, creative) => sum + durationOf(creative), 0);
}

/** The pictures and clips that are seen in it, by their addresses. */
export function sourcesIn({ formats }: Pick<Film, 'formats'>): string[] {
  const all = Object.values(formats).flatMap(({ assets }) =>
    Object.values(assets).flatMap(({ kind, src }) => (kind === 'image' || kind === 'video' ? [src] : [])),
  );
  return [...new Set(all)].toSorted();
}

/** The person's files among what creatives name. */
export function filesIn(sources: readonly string[]): string[] {
  return sources.flatMap((src) => (src.startsWith('asset:') ? [src.slice('asset:'.length)] : []));
}

/** The clips alone. */
export function clipsIn({ formats }: Pick<Film, 'formats'>): string[] {
  const all = Object.values(formats).flatMap(({ assets }) =>
    Object.values(assets).flatMap(({ kind, src }) => (kind === 'video' ? [src] : [])),
  );
  return [...new Set(all)];
}
