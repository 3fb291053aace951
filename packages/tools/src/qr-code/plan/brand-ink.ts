import { contrastOf } from '../../kit/qr/plan/contrast.ts';

/** Of a code without a brand. */
export const usualInk = '#141822';

/** Phones read it in poor light, too. */
const wellRead = 4.5;

/** The brand's first color that a code on white can be read in; null where all are too light. */
export function brandInk(colors: readonly string[]): string | null {
  return colors.find((color) => contrastOf(color, '#ffffff') >= wellRead) ?? null;
}
