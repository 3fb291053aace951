import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { CaptionsLayer } from '@adwright/studio/creative/layer.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { VideoAdOrder } from '../contract.ts';
import { filmOf, type FilmParts } from './film-of.ts';

/** A film as the editor opens it the first time: just as it was made. */
export function filmDocument(runId: string, order: VideoAdOrder, parts: FilmParts): Film {
  const { voice, speed, script, ratios } = order;
  const lines = parts.lines.flatMap((line, index) => {
    const text = script.scenes[index]?.spoken ?? '';
    const words = line?.words.map(({ text: word, start, end }) => ({ text: word.slice(0, 80), start, end })) ?? [];
    return line && voice !== null && text !== '' ? [[String(index), { text, voice, speed, words }] as const] : [];
  });
  const formats = [...new Set(ratios)].map((ratio) => [ratio, filmOf(order, ratio, parts)] as const);
  // Documents hold what JSON can say, and no more.
  return JSON.parse(
    JSON.stringify({ run_id: runId, lines: Object.fromEntries(lines), formats: Object.fromEntries(formats) }),
  ) as Film;
}

/** Words that are shown within this much of when they are said are the same ones. */
const same = 0.03;

/** For files of subtitles: everything that is said, as it was put right where it is shown. */
export function withEveryWord(creative: Creative, lines: Film['lines']): Creative {
  const shown = creative.overlay.flatMap((layer) => (layer.kind === 'captions' ? layer.words : []));
  const said = creative.audio.flatMap(({ asset, start }) => {
    const line = lines[creative.assets[asset]?.src.replace(/^speech:/, '') ?? ''];
    return (line?.words ?? []).map((word) => ({
      text: word.text || ' ',
      start: start + word.start,
      end: start + word.end,
    }));
  });
  const corrected = said.map((word) => {
    const other = shown.find(({ start }) => Math.abs(start - word.start) < same);
    return other ? { ...word, text: other.text } : word;
  });
  const words = (said.length > 0 ? corrected : shown).toSorted((one, other) => one.start - other.start);
  const layer: CaptionsLayer = {
    kind: 'captions',
    id: 'every-word',
    look: 'plain',
    box: { x: 0, y: 0, width: creative.width, height: 100 },
    style: { font: 'body', size: 40, color: '#ffffff' },
    active: { color: '#ffffff' },
    words,
    time: { start: 0, end: durationOf(creative) },
  };
  return { ...creative, overlay: [layer], scenes: creative.scenes };
}
