import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { Loudness } from '@adwright/domain/engines/media.ts';
import { readingSeconds, standsUnder, startsEmpty, textsOfFilm } from '@adwright/studio/inspect/inspect-film.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { z } from 'zod';
import { brandFindings } from '../../ad-designs/plan/brand-findings.ts';
import { type FilmFile, placesFor } from './film-places.ts';

/** What the check before publishing says of a film: worth a look, and never refused. */
export const FilmFinding = z.object({
  kind: z.enum([
    'unsafe',
    'hurried',
    'empty_start',
    'too_quiet',
    'too_loud',
    'clipping',
    'off_brand_color',
    'off_brand_type',
    'avoided_word',
  ]),
  /** The words, color or font it is about. */
  subject: z.string().default(''),
  /** The placement it holds for; null where it holds for all. */
  place: z.string().nullable().default(null),
  value: z.number().nullable().default(null),
  limit: z.number().nullable().default(null),
});
export type FilmFinding = z.infer<typeof FilmFinding>;

/** LUFS and dBTP: players turn what is louder down, and a peak above is cut off by the next encoder. */
const heard = { quiet: -16, loud: -12, peak: -0.5 } as const;
/** Of each kind; a film that is wrong everywhere is not told so in twenty lines. */
const most = 3;

const finding = (kind: FilmFinding['kind'], about: Partial<FilmFinding> = {}): FilmFinding => ({
  kind,
  subject: '',
  place: null,
  value: null,
  limit: null,
  ...about,
});

const tenths = (value: number): number => Math.round(value * 10) / 10;

function findingsOfText(list: DisplayList, file: FilmFile, seconds: number): FilmFinding[] {
  const texts = textsOfFilm(list);
  const hurried = texts
    .map((one) => ({ ...one, needed: readingSeconds(one.text) }))
    .filter((one) => one.seconds < one.needed - 0.1)
    .map(({ text, seconds: shown, needed }) =>
      finding('hurried', { subject: text, value: tenths(shown), limit: tenths(needed) }),
    );
  const unsafe = placesFor(file, seconds).flatMap(({ id, safe }) =>
    texts
      .filter((text) => standsUnder(text, list, safe))
      .slice(0, most)
      .map(({ text }) => finding('unsafe', { subject: text, place: id })),
  );
  return [...hurried.slice(0, most), ...unsafe];
}

function findingsOfSound({ integrated, truePeak }: Loudness): FilmFinding[] {
  // A film whose sound is silence has no loudness at all.
  if (!Number.isFinite(integrated)) return [finding('too_quiet', { limit: heard.quiet })];
  return [
    ...(integrated < heard.quiet ? [finding('too_quiet', { value: tenths(integrated), limit: heard.quiet })] : []),
    ...(integrated > heard.loud ? [finding('too_loud', { value: tenths(integrated), limit: heard.loud })] : []),
    ...(truePeak > heard.peak ? [finding('clipping', { value: tenths(truePeak), limit: heard.peak })] : []),
  ];
}

export type CheckedFilm = {
  readonly list: DisplayList;
  readonly file: FilmFile;
  readonly seconds: number;
  /** Null for a film without sound. */
  readonly loudness: Loudness | null;
  readonly brand: BrandRules | null | undefined;
};

export function filmFindings({ list, file, seconds, loudness, brand }: CheckedFilm): FilmFinding[] {
  return [
    ...(startsEmpty(list) ? [finding('empty_start')] : []),
    ...findingsOfText(list, file, seconds),
    ...(loudness ? findingsOfSound(loudness) : []),
    ...brandFindings(list, brand).map(({ kind, subject }) => finding(kind, { subject })),
  ];
}
