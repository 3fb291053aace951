import type { AutoDubOrder, DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { EarlierRun } from '@adwright/domain/runs/ports.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';
import { mostFaster } from './fit-lines.ts';
import { wordsIn } from './given-translation.ts';
import { secondsToSay } from './speaking-time.ts';

const secondsOfCredit = 15;
/** Every frame is looked at and drawn anew, as lip sync does. */
const creditsForLips = 3;
/** So much longer than its lines a dub may be guessed to be, for guesses are wrong by that much. */
const doubt = 1.25;

type Paid = Pick<DubOrder, 'lines' | 'languages' | 'video' | 'match_lips' | 'audio_only'>;

/**
 * 1 credit for each 15 seconds of the film in each language, up to the last line that is said, or as far as the words
 * go that are crowded into the lines; and 3 more where the lips follow. What was paid for the
 * same film in the same language is not paid again: a corrected line costs nothing, a longer one what it is longer.
 */
export function dubCredits(order: Paid, before: readonly EarlierRun[] = []): number {
  return [...new Set(order.languages)].reduce((sum, language) => {
    const paid = before.map(({ input }) => creditsPaid(input as Earlier, order.video, language));
    return sum + Math.max(0, creditsOf(order, language) - Math.max(0, ...paid));
  }, 0);
}

type Earlier = AutoDubOrder | ({ readonly mode?: 'dub' } & Partial<Paid>);

function creditsPaid(order: Earlier, film: string, language: string): number {
  if (order.mode === 'auto') return order.video === film && order.language === language ? autoDubCredits(order) : 0;
  const isSame = order.video === film && order.languages?.includes(language);
  return isSame ? creditsOf({ lines: [], match_lips: false, audio_only: false, ...order }, language) : 0;
}

/** The same for a film that is dubbed in one go: all of it, since nobody knows yet where it is spoken. */
export function autoDubCredits({ seconds, translation, language, match_lips }: AutoDubOrder): number {
  const spoken = isLocaleCode(language) ? secondsToSay(wordsIn(translation), language) / mostFaster / doubt : 0;
  return (
    creditsForEach({ match_lips, audio_only: false }) *
    Math.max(1, Math.ceil(Math.max(seconds, spoken) / secondsOfCredit))
  );
}

function creditsOf({ lines, match_lips, audio_only }: Omit<Paid, 'languages' | 'video'>, language: string): number {
  return (
    creditsForEach({ match_lips, audio_only }) * Math.max(1, Math.ceil(dubSeconds(lines, language) / secondsOfCredit))
  );
}

/** Of 15 seconds. */
function creditsForEach({ match_lips, audio_only }: Pick<Paid, 'match_lips' | 'audio_only'>): number {
  return match_lips && !audio_only ? 1 + creditsForLips : 1;
}

/** How far into the film a language is spoken: each line at its time, or as soon as the one before is over. */
export function dubSeconds(lines: DubOrder['lines'], language: string): number {
  const said = lines.filter((line) => isSaid(line, language)).toSorted((a, b) => a.start - b.start);
  const end = said.reduce((last, line) => Math.max(last, line.end), 0);
  if (!isLocaleCode(language)) return end;
  const spoken = said.reduce(
    (free, { start, said: words }) =>
      Math.max(free, start) + secondsToSay(words[language] ?? '', language) / mostFaster,
    0,
  );
  return Math.max(end, spoken / doubt);
}

export function isSaid({ said }: Pick<DubOrder['lines'][number], 'said'>, language: string): boolean {
  return /[\p{L}\p{N}]/u.test(said[language] ?? '');
}
