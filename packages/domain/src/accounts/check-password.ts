import { AppError } from '@adwright/contract/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses what a guesser tries first: the common passwords, the address itself, one character repeated. */
export function checkPassword(password: string, email: string): void {
  const lowered = password.toLowerCase();
  const [localPart = ''] = email.split('@');
  const guessable =
    commonPasswords.has(lowered) || lowered === email || lowered === localPart || new Set(lowered).size < 3;
  if (guessable) throw new AppError('password_common');
}
