import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';
import type { EarlierRun } from '@adwright/domain/runs/ports.ts';

const secondsOfCredit = 15;

type Paid = Pick<DubOrder, 'lines' | 'languages' | 'video'>;

/**
 * 1 credit for each 15 seconds of the film in each language, up to the last line that is said. What was paid for the
 * same film in the same language is not paid again: a corrected line costs nothing, a longer one what it is longer.
 */
export function dubCredits(order: Paid, before: readonly EarlierRun[] = []): number {
  return [...new Set(order.languages)].reduce((sum, language) => {
    const paid = before.map(({ input }) => creditsPaid(input as Partial<Paid>, order.video, language));
    return sum + Math.max(0, creditsOf(order.lines, language) - Math.max(0, ...paid));
  }, 0);
}

function creditsPaid({ video, languages, lines }: Partial<Paid>, film: string, language: string): number {
  return video === film && languages?.includes(language) ? creditsOf(lines ?? [], language) : 0;
}

function creditsOf(lines: DubOrder['lines'], language: string): number {
  const end = lines.reduce((last, line) => (isSaid(line, language) ? Math.max(last, line.end) : last), 0);
  return Math.max(1, Math.ceil(end / secondsOfCredit));
}

export function isSaid({ said }: Pick<DubOrder['lines'][number], 'said'>, language: string): boolean {
  return /[\p{L}\p{N}]/u.test(said[language] ?? '');
}
