/** A registration's code, and the longer one that sets a new password. */
export const CODE_LENGTH = 6;
export const RESET_CODE_LENGTH = 8;

/** The digits of what was typed or pasted, whatever stood around them and whichever numerals the keyboard writes. */
export function codeDigits(text: string, length: number): string {
  return Array.from(text, digitOf).join('').slice(0, length);
}

/** Every script's ten digits follow each other from its zero, so the distance to that zero is the digit. */
function digitOf(character: string): string {
  if (!/\p{Nd}/u.test(character)) return '';
  const point = character.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value % 10);
  }
  return String(point % 10);
}
