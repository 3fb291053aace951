import type { Creative } from './creative/creative.ts';
import type { CaptionsLayer, Layer } from './creative/layer.ts';
import { sceneTimes } from './creative/timeline.ts';
import { captionGroups } from './layout/emit-captions.ts';
import { isUnspaced } from './text/script.ts';

/** Subtitles as files, for networks and players that show them themselves. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string };

function captionsIn(layers: readonly Layer[]): CaptionsLayer[] {
  return layers.flatMap((layer) =>
    layer.kind === 'captions' ? [layer] : layer.kind === 'group' ? captionsIn(layer.children) : [],
  );
}

function joined(words: readonly string[]): string {
  return words.reduce(
    (text, word) =>
      text === '' ? word : text + (isUnspaced(text.slice(-1)) && isUnspaced(word.charAt(0)) ? '' : ' ') + word,
    '',
  );
}

export function cuesOf(creative: Creative): Cue[] {
  const times = sceneTimes(creative);
  const placed = [
    ...creative.scenes.flatMap((scene, index) =>
      captionsIn(scene.layers).map((layer) => ({ layer, offset: times[index]?.start ?? 0 })),
    ),
    ...captionsIn(creative.overlay).map((layer) => ({ layer, offset: 0 })),
  ];
  const cues = placed.flatMap(({ layer, offset }) => {
    const start = offset + (layer.time?.start ?? 0);
    // Files are read in lines, not in the few words the picture shows at a time.
    return captionGroups(layer.words, 8).map((group) => ({
      start: start + (group[0]?.start ?? 0),
      end: start + (group.at(-1)?.end ?? 0),
      text: joined(group.map((word) => word.text)),
    }));
  });
  return cues.toSorted((a, b) => a.start - b.start);
}

function stamp(seconds: number, comma: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}${comma}${rest}`;
}

export function srtOf(creative: Creative): string {
  return cuesOf(creative)
    .map((cue, index) => `${index + 1}\n${stamp(cue.start, ',')} --> ${stamp(cue.end, ',')}\n${cue.text}\n`)
    .join('\n');
}

export function vttOf(creative: Creative): string {
  // An arrow inside a cue would end it.
  const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `WEBVTT\n\n${cuesOf(creative)
    .map((cue) => `${stamp(cue.start, '.')} --> ${stamp(cue.end, '.')}\n${safe(cue.text)}\n`)
    .join('\n')}`;
}
