import type { PasswordForgottenInput, RegisterOutput } from '@adwright/contract/user/user.ts';
import {
  addSeconds,
  codeDigits,
  codeTries,
  hashCode,
  hashOfNoCode,
  newCode,
  secondsBetween,
  secondsBetweenLetters,
  secondsUntilNextLetter,
} from './mailed-code.ts';
import type { RegisterDeps } from './register.ts';
import { sendCode } from './send-code.ts';

const resetLifetimeSeconds = 30 * 60;

/**
 * Mails a code that sets a new password. Answers the same, after the same work, whether or not the address has an
 * account: one row, one letter. Without one the row waits with a code nobody knows, and the letter says so.
 */
export async function askPasswordReset(
  deps: Omit<RegisterDeps, 'hasher'>,
  { email, locale }: PasswordForgottenInput & { locale: string },
): Promise<RegisterOutput> {
  const { passwordResets, accounts } = deps.work.stores;
  const now = deps.clock();
  const waiting = await passwordResets.byEmail(email);
  const resendIn = waiting ? secondsUntilNextLetter(waiting, now) : 0;
  // A repeat, or an answer that got lost: said again, without mail.
  if (waiting && resendIn > 0) {
    return { email, expires_in: secondsBetween(now, waiting.expiresAt), resend_in: resendIn };
  }
  const account = await accounts.byEmail(email);
  const code = newCode(codeDigits.passwordReset);
  const reset = {
    email,
    codeHash: account ? hashCode(deps.codeKey, email, code) : hashOfNoCode(),
    triesLeft: codeTries,
    expiresAt: addSeconds(now, resetLifetimeSeconds),
    sentAt: now,
  };
  const reader = { to: email, locale };
  await sendCode({ mailer: deps.mailer, codes: passwordResets }, reset, () =>
    account
      ? deps.letters.passwordReset({ ...reader, code, minutes: resetLifetimeSeconds / 60 })
      : deps.letters.noAccount(reader),
  );
  return { email, expires_in: resetLifetimeSeconds, resend_in: secondsBetweenLetters };
}
