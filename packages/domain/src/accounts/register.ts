import { AppError } from '@adwright/contract/errors.ts';
import type { RegisterInput, RegisterOutput } from '@adwright/contract/user/user.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { checkPassword } from './check-password.ts';
import { nameFromEmail } from './create-account.ts';
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
import type { Letters, Mailer, PasswordHasher, Registration } from './ports.ts';
import { sendCode } from './send-code.ts';

const codeLifetimeSeconds = 10 * 60;

export type RegisterDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly mailer: Mailer;
  readonly letters: Letters;
  readonly codeKey: string;
};

/**
 * Answers the same, after the same work, whether or not the address is taken: one password hash, one row, one
 * letter. A taken address waits with a code nobody knows and gets a letter that says so.
 */
export async function register(
  deps: RegisterDeps,
  request: RegisterInput & { locale: string },
): Promise<RegisterOutput> {
  checkPassword(request.password, request.email);
  const { registrations, accounts } = deps.work.stores;
  const now = deps.clock();
  const waiting = await registrations.byEmail(request.email);
  if (waiting && secondsUntilNextLetter(waiting, now) > 0) return repeat(deps, request, waiting, now);

  const [passwordHash, account] = await Promise.all([
    deps.hasher.hash(request.password),
    accounts.byEmail(request.email),
  ]);
  const code = newCode(codeDigits.registration);
  const codeHash = account ? hashOfNoCode() : hashCode(deps.codeKey, request.email, code);
  const registration: Registration = {
    email: request.email,
    name: request.name ?? nameFromEmail(request.email),
    passwordHash,
    codeHash,
    locale: request.locale,
    triesLeft: codeTries,
    expiresAt: addSeconds(now, codeLifetimeSeconds),
    sentAt: now,
  };
  const reader = { to: registration.email, locale: registration.locale };
  const sent = await sendCode({ mailer: deps.mailer, codes: registrations }, registration, () =>
    account
      ? deps.letters.alreadyRegistered(reader)
      : deps.letters.code({ ...reader, code, minutes: codeLifetimeSeconds / 60 }),
  );
  if (!sent) throw tooSoon(secondsBetweenLetters);
  return { email: request.email, expires_in: codeLifetimeSeconds, resend_in: secondsBetweenLetters };
}

/** The letter went out less than a minute ago. A repeat (an answer that got lost) is answered again, without mail. */
async function repeat(
  deps: RegisterDeps,
  request: RegisterInput,
  waiting: Registration,
  now: Date,
): Promise<RegisterOutput> {
  const resendIn = secondsUntilNextLetter(waiting, now);
  // Another password must not slip in behind a code that is already in somebody's inbox.
  if (!(await deps.hasher.verify(request.password, waiting.passwordHash))) throw tooSoon(resendIn);
  return { email: request.email, expires_in: secondsBetween(now, waiting.expiresAt), resend_in: resendIn };
}

function tooSoon(seconds: number): AppError {
  return new AppError('rate_limited', { retry_after: seconds });
}
