import { AppError } from '@adwright/contract/errors.ts';
import type { UserInfo, VerifyCodeInput } from '@adwright/contract/user/user.ts';
import type { Clock } from '../clock.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { createAccount } from './create-account.ts';
import type { Account, PasswordHasher, Registration } from './ports.ts';
import { startSession } from './start-session.ts';
import { takeTry, wrongCode } from './take-try.ts';

export type VerifyCodeDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly codeKey: string;
};

/** How long the code of a finished registration is still answered, for a caller whose answer got lost. */
const repeatMs = 2 * 60 * 1000;

/** Turns a waiting registration into an account. The account, its credits and the session appear together or not at all. */
export async function verifyCode(deps: VerifyCodeDeps, input: VerifyCodeInput & { device: string }): Promise<UserInfo> {
  const now = deps.clock();
  const registration = await verified(deps, input, now);
  return deps.work.transact(async (stores) => {
    const { email, name, passwordHash, locale } = registration;
    const created = await createAccount(stores, { email, name, passwordHash, locale, googleSubject: null }, now);
    const account = created ?? (await repeated(stores, registration, now));
    return startSession(stores, account, { now, device: input.device });
  });
}

/** The registration this code and, where it is sent, this password belong to. */
async function verified(deps: VerifyCodeDeps, input: VerifyCodeInput, now: Date): Promise<Registration> {
  const codes = deps.work.stores.registrations;
  const { waiting, left } = await takeTry({ codes, codeKey: deps.codeKey }, input, now);
  const { password } = input;
  if (password !== undefined && !(await deps.hasher.verify(password, waiting.passwordHash))) throw wrongCode(left);
  return waiting;
}

/**
 * The address got its account in between. The first answer to this very registration may have been lost in a crash:
 * then it is answered again, for a moment. Otherwise the person came in by another door and should use that one.
 */
async function repeated(stores: Stores, registration: Registration, now: Date): Promise<Account> {
  const account = await stores.accounts.byEmail(registration.email);
  const same = account !== null && account.passwordHash === registration.passwordHash;
  if (!same) throw new AppError('account_exists');
  if (now.getTime() - account.createdAt.getTime() > repeatMs) throw new AppError('code_expired');
  return account;
}
