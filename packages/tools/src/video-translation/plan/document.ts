import { longestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import type { Transcript } from '../contract.ts';
import { isSaid } from './price.ts';
import { speakersIn } from './speakers.ts';

export type DocumentLine = FilmTranslation['lines'][number];

const usual = { keep_music: true, subtitles: 'soft', audio_only: false } as const;

/** What people begin with once a film was listened to. */
export function documentOf(video: string, { lines, seconds, spoken, engine, sounding }: Transcript): FilmTranslation {
  const settings = { languages: [], voices: {}, ...usual, runs: {} };
  return { video, seconds, spoken, engine, sounding, lines: lines.map((line) => ({ ...line, said: {} })), ...settings };
}

/** The same of a film that a run has dubbed, to go on from there. */
export function documentOfOrder(order: DubOrder, runId: string, seconds: number): FilmTranslation {
  const { video, spoken, languages, voices, keep_music, subtitles, audio_only, match_lips, consent } = order;
  const lines = order.lines.map((line) => ({ ...line, words: [] }));
  const runs = Object.fromEntries(languages.map((language) => [language, runId]));
  const about = { video, seconds, spoken: spoken ?? '', engine: '', runs };
  const lips = { match_lips, consent };
  return { ...about, lines, languages: [...languages], voices, keep_music, subtitles, audio_only, ...lips };
}

export type OrderedFrom = { readonly draft: string; readonly brand?: DubOrder['brand'] };

/** What the call takes, in the languages that were asked for, from the draft that keeps the document and for a brand. */
export function orderOf(
  document: FilmTranslation,
  languages: readonly string[],
  { draft, brand }: OrderedFrom,
): unknown {
  const { video, spoken, lines, voices, keep_music, subtitles, audio_only, runs } = document;
  const kept = lines.map(({ words: _, ...line }) => line);
  const after = Object.fromEntries(Object.entries(runs).filter(([language]) => languages.includes(language)));
  const { consent = false } = document;
  const match_lips = document.match_lips === true && canMatchLips(document);
  const settings = { keep_music, subtitles, audio_only, match_lips, consent, after, draft, brand };
  return { mode: 'dub', video, spoken: spoken || null, languages, lines: kept, voices, ...settings };
}

/** The languages that something is said in: those that nothing is said in yet hold up no other. */
export function translatedLanguages({ lines, languages }: Pick<FilmTranslation, 'lines' | 'languages'>): string[] {
  return languages.filter((language) => lines.some((line) => isSaid(line, language)));
}

/** Lines of a film that stay without words in a language that others have been translated into. */
export function silentLines({ lines }: Pick<FilmTranslation, 'lines'>, language: string): number {
  const open = lines.filter((line) => !isSaid(line, language)).length;
  return open === lines.length ? 0 : open;
}

/** Whether the mouth in a film may follow: of one person, in a film that is not too long to look at every frame of. */
export function canMatchLips({
  lines,
  seconds,
  audio_only,
}: Pick<FilmTranslation, 'lines' | 'seconds' | 'audio_only'>): boolean {
  return !audio_only && seconds <= longestClip && speakersIn(lines).length === 1;
}
