import type { EmailChangeInput } from '@adwright/contract/user/account.ts';
import type { RegisterOutput } from '@adwright/contract/user/user.ts';
import type { Clock } from '../clock.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
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
import type { Letters, Mailer } from './ports.ts';
import { sendCode } from './send-code.ts';

const lifetimeSeconds = 30 * 60;

type Deps = ConfirmDeps & {
  readonly clock: Clock;
  readonly codeKey: string;
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'emailChange' | 'emailTaken'>;
};

/**
 * Mails a code to the address the account is to have. One that has an account already gets a letter that says so, and
 * the caller the same answer: nobody learns here who is with us.
 */
export async function changeEmail(
  deps: Deps,
  { userId, email, current, locale }: EmailChangeInput & { userId: string; locale: string },
): Promise<RegisterOutput> {
  const { emailChanges, accounts } = deps.work.stores;
  await confirmPassword(deps, userId, current);
  const now = deps.clock();
  const waiting = await emailChanges.byEmail(email);
  const resendIn = waiting ? secondsUntilNextLetter(waiting, now) : 0;
  if (waiting && resendIn > 0) {
    return { email, expires_in: secondsBetween(now, waiting.expiresAt), resend_in: resendIn };
  }
  const isTaken = (await accounts.byEmail(email)) !== null;
  const code = newCode(codeDigits.passwordReset);
  const change = {
    email,
    userId,
    codeHash: isTaken ? hashOfNoCode() : hashCode(deps.codeKey, email, code),
    triesLeft: codeTries,
    expiresAt: addSeconds(now, lifetimeSeconds),
    sentAt: now,
  };
  const reader = { to: email, locale };
  await sendCode({ mailer: deps.mailer, codes: emailChanges }, change, () =>
    isTaken
      ? deps.letters.emailTaken(reader)
      : deps.letters.emailChange({ ...reader, code, minutes: lifetimeSeconds / 60 }),
  );
  return { email, expires_in: lifetimeSeconds, resend_in: secondsBetweenLetters };
}
