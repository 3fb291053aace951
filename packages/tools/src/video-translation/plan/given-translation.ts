import {
  mostLines,
  type AutoDubOrder,
  type TranslationLine,
} from '@adwright/contract/video-translate/video-translation.ts';
import type { Cue } from '@adwright/studio/subtitle-files.ts';
import { readSubtitles } from './read-subtitles.ts';
import { takePasted } from './take-cues.ts';
import { readXliff } from './xliff.ts';

const isXliff = (text: string): boolean => /<xliff\b/iu.test(text);

/** What a given translation has to say, without the times around it. */
export function wordsIn(translation: string): string {
  const cues = readSubtitles(translation);
  if (cues.length > 0) return cues.map(({ text }) => text).join(' ');
  return isXliff(translation) ? Object.values(readXliff(translation)).join(' ') : translation;
}

type Given = Pick<AutoDubOrder, 'translation' | 'language' | 'seconds'>;

/** The lines of subtitles, as far as the film goes; null for a translation that says nothing of its times. */
export function linesOfSubtitles({ translation, language, seconds }: Given): TranslationLine[] | null {
  const cues = readSubtitles(translation);
  if (cues.length === 0) return null;
  const inside = cues.filter(({ start }) => start < seconds - 0.1).toSorted((a, b) => a.start - b.start);
  return asMany(inside).map(({ start, end, text }, index) => ({
    id: `line-${index + 1}`,
    start,
    end: Math.min(Math.max(end, start + 0.1), seconds),
    speaker: 1,
    text: '',
    said: { [language]: text.slice(0, 1000) },
  }));
}

/** Neighbours together until there are no more than a film may have. */
function asMany(cues: readonly Cue[]): readonly Cue[] {
  if (cues.length <= mostLines) return cues;
  const joined = cues.flatMap((cue, index) => {
    if (index % 2 === 1) return [];
    const next = cues[index + 1];
    return [next ? { start: cue.start, end: Math.max(cue.end, next.end), text: `${cue.text} ${next.text}` } : cue];
  });
  return asMany(joined);
}

/** By the id of the line, of a text that was written for lines somebody has heard. */
export function textsFor(lines: readonly Pick<TranslationLine, 'id' | 'start' | 'end'>[], translation: string) {
  return isXliff(translation) ? readXliff(translation) : takePasted(lines, translation);
}
