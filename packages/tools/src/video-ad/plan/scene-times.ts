import { spokenSeconds } from '@adwright/copywriter/scripts/speaking-time.ts';
import type { SpokenWord } from '@adwright/studio/template-input.ts';
import { piecesOf } from '@adwright/studio/text/pieces.ts';
import { isUnspaced } from '@adwright/studio/text/script.ts';
import { type Air, easy, needOf, type ScriptScene, tight } from './scene-need.ts';

/** A line as a voice has said it: its length and its words on its own clock. */
export type SpokenLine = { readonly seconds: number; readonly words: readonly SpokenWord[] };

export type SceneTimes = {
  /** Seconds of each scene. */
  readonly seconds: readonly number[];
  /** When each line begins, on the clock of the film; of scenes where nothing is said, the scene's own start. */
  readonly starts: readonly number[];
  readonly words: readonly SpokenWord[];
  readonly total: number;
};

const fps = 30;
const wholeFrames = (seconds: number): number => Math.max(1, Math.round(seconds * fps)) / fps;

/** Words of a line that no voice has said yet, at an easy pace. */
export function guessedLine(text: string, language: string): SpokenLine {
  const parts = isUnspaced(text)
    ? piecesOf(text, language).map((piece) => piece.text)
    : text.split(/\s+/).filter((part) => part !== '');
  const seconds = spokenSeconds(text);
  const letters = parts.reduce((sum, part) => sum + [...part].length + 1, 0);
  let clock = 0;
  const words = parts.map((part) => {
    const length = (([...part].length + 1) / Math.max(1, letters)) * seconds;
    const word = { text: part.slice(0, 80), start: clock, end: clock + length * 0.92 };
    clock += length;
    return word;
  });
  return { seconds, words };
}

/**
 * The clock of a film. Lines are never hurried: each scene has the time its line takes, what the script has planned
 * beyond that is shared out, and a voice slower than planned first loses the air around it, then makes a longer film.
 */
export function timeScenes(scenes: readonly ScriptScene[], lines: readonly (SpokenLine | null)[]): SceneTimes {
  const planned = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
  const needsWith = (air: Air): number[] =>
    scenes.map((scene, index) => needOf(scene, lines[index]?.seconds ?? null, index === scenes.length - 1, air));
  const total = (needs: readonly number[]): number => needs.reduce((sum, need) => sum + need, 0);
  const air = total(needsWith(easy)) <= planned ? easy : tight;
  const needs = needsWith(air);
  const spare = Math.max(0, planned - total(needs));
  const wishes = scenes.map(({ seconds }, index) => Math.max(0.2, seconds - (needs[index] ?? 0)));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  const seconds = needs.map((need, index) => wholeFrames(need + (spare * (wishes[index] ?? 0)) / wished));
  const starts: number[] = [];
  const words: SpokenWord[] = [];
  let clock = 0;
  for (const [index, length] of seconds.entries()) {
    const start = clock + air.lead;
    starts.push(start);
    for (const word of lines[index]?.words ?? [])
      words.push({ text: word.text.slice(0, 80), start: start + word.start, end: start + word.end });
    clock += length;
  }
  return { seconds, starts, words, total: clock };
}
