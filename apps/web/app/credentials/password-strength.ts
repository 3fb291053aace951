export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

export type PasswordStrength = 'tooShort' | 'weak' | 'fair' | 'good' | 'strong';

/** Words and runs that guessing starts with. The server has the full list of common passwords; this is only a hint. */
const predictable =
  /password|passwort|qwert|azert|asdf|letmein|welcome|admin|iloveyou|monkey|dragon|abc|(?:0123|1234|2345|3456|4567|5678|6789|7890)|(?:19|20)\d\d/giu;

/**
 * A rough count of the bits an attacker has to guess: what is predictable, repeated or taken from the person's own
 * name and address counts as a single character.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'tooShort';
  const bits = guessBits(password, personal);
  if (bits < 40) return 'weak';
  if (bits < 56) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

function guessBits(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase();
  for (const word of personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))) {
    if (word.length >= 3) rest = rest.replaceAll(word, '\u0000');
  }
  rest = rest.replace(predictable, '\u0001').replace(/(.)\1+/gu, '$1');
  return Array.from(rest).length * Math.log2(alphabetSize(password));
}

function alphabetSize(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}|\p{Lo}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
