import { createHmac, randomInt } from 'node:crypto';

const count = 10;
/** Without those that are read as one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Ten codes of almost fifty random bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: count }, () => `${part()}-${part()}`);
}

/** However it was typed: with or without its dash, large or small. */
export function hashRecoveryCode(codeKey: string, userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', codeKey).update(`recovery\n${userId}\n${plain}`).digest('hex');
}
