import { AppError } from '@adwright/contract/errors.ts';
import type { RegisterInput, RegisterOutput } from '@adwright/contract/user/user.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { checkPassword } from './check-password.ts';
import { nameFromEmail } from './create-account.ts';
import type { Letters, Mailer, PasswordHasher, Registration } from './ports.ts';
import {
  codeLifetimeSeconds,
  codeTries,
  hashCode,
  hashOfNoCode,
  newCode,
  secondsBetweenLetters,
} from './registration-code.ts';

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
  const code = newCode();
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
  const claimed = await registrations.claim(registration, addSeconds(now, -secondsBetweenLetters));
  if (!claimed) throw tooSoon(secondsBetweenLetters);
  await sendLetter(deps, registration, account ? null : code);
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

async function sendLetter(deps: RegisterDeps, registration: Registration, code: string | null): Promise<void> {
  const reader = { to: registration.email, locale: registration.locale };
  try {
    const letter =
      code === null
        ? await deps.letters.alreadyRegistered(reader)
        : await deps.letters.code({ ...reader, code, minutes: codeLifetimeSeconds / 60 });
    await deps.mailer.send(letter);
  } catch (error) {
    // Otherwise the person would have to wait out a minute for a letter that never left.
    await deps.work.stores.registrations.markUnsent(registration.email, registration.codeHash);
    throw error;
  }
}

function tooSoon(seconds: number): AppError {
  return new AppError('rate_limited', { retry_after: seconds });
}

function secondsUntilNextLetter(registration: Registration, now: Date): number {
  return secondsBetween(now, addSeconds(registration.sentAt, secondsBetweenLetters));
}

function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
