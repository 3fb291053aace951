import type { DubOrder } from '@adwright/contract/video-translate/video-translation.ts';

const secondsOfCredit = 15;

/** 1 credit for each 15 seconds of the film in each language, up to the last line that is said. */
export function dubCredits({ lines, languages }: Pick<DubOrder, 'lines' | 'languages'>): number {
  return [...new Set(languages)].reduce((sum, language) => sum + creditsOf(lines, language), 0);
}

function creditsOf(lines: DubOrder['lines'], language: string): number {
  const end = lines.reduce((last, line) => (isSaid(line, language) ? Math.max(last, line.end) : last), 0);
  return Math.max(1, Math.ceil(end / secondsOfCredit));
}

export function isSaid({ said }: Pick<DubOrder['lines'][number], 'said'>, language: string): boolean {
  return /[\p{L}\p{N}]/u.test(said[language] ?? '');
}
