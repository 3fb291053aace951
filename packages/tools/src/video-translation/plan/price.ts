import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { EarlierRun } from '@adwright/domain/runs/ports.ts';

const secondsOfCredit = 15;
/** Every frame is looked at and drawn anew, as lip sync does. */
const creditsForLips = 3;

type Paid = Pick<DubOrder, 'lines' | 'languages' | 'video' | 'match_lips' | 'audio_only'>;

/**
 * 1 credit for each 15 seconds of the film in each language, up to the last line that is said, and 3 where the lips follow. What was paid for the
 * same film in the same language is not paid again: a corrected line costs nothing, a longer one what it is longer.
 */
export function dubCredits(order: Paid, before: readonly EarlierRun[] = []): number {
  return [...new Set(order.languages)].reduce((sum, language) => {
    const paid = before.map(({ input }) => creditsPaid(input as Partial<Paid>, order.video, language));
    return sum + Math.max(0, creditsOf(order, language) - Math.max(0, ...paid));
  }, 0);
}

function creditsPaid(order: Partial<Paid>, film: string, language: string): number {
  const isSame = order.video === film && order.languages?.includes(language);
  return isSame ? creditsOf({ lines: [], match_lips: false, audio_only: false, ...order }, language) : 0;
}

function creditsOf({ lines, match_lips, audio_only }: Omit<Paid, 'languages' | 'video'>, language: string): number {
  const end = lines.reduce((last, line) => (isSaid(line, language) ? Math.max(last, line.end) : last), 0);
  const each = match_lips && !audio_only ? 1 + creditsForLips : 1;
  return each * Math.max(1, Math.ceil(end / secondsOfCredit));
}

export function isSaid({ said }: Pick<DubOrder['lines'][number], 'said'>, language: string): boolean {
  return /[\p{L}\p{N}]/u.test(said[language] ?? '');
}
