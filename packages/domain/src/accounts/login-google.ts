import { AppError } from '@adwright/contract/errors.ts';
import type { LoginGoogleInput, UserInfo } from '@adwright/contract/user/user.ts';
import type { Stores } from '../unit-of-work.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import { createAccount, nameFromEmail } from './create-account.ts';
import type { Account, GoogleIdentity, GoogleVerifier } from './ports.ts';
import { startSession } from './start-session.ts';

export type LoginGoogleDeps = SecondStepDeps & { readonly google: GoogleVerifier | null };

export async function loginGoogle(
  deps: LoginGoogleDeps,
  request: LoginGoogleInput & { locale: string; device: string },
): Promise<UserInfo> {
  if (!deps.google) throw new AppError('google_not_configured');
  const identity = await deps.google.verify(request.credential);
  const now = deps.clock();
  const account = await deps.work.transact(
    async (stores) =>
      (await stores.accounts.byGoogleSubject(identity.subject)) ??
      (await linkByEmail(stores, identity)) ??
      (await createFrom(stores, identity, request.locale, now)),
  );
  await checkSecondStep(deps, account, request.second_step);
  return deps.work.transact((stores) => startSession(stores, account, { now, device: request.device }));
}

/** Only an address that Google itself has verified may open an account that was made another way. */
async function linkByEmail(stores: Stores, identity: GoogleIdentity): Promise<Account | null> {
  if (!identity.emailVerified) throw new AppError('google_token_rejected');
  const account = await stores.accounts.byEmail(identity.email);
  if (!account) return null;
  // A parallel sign-in of the same person was faster.
  if (account.googleSubject === identity.subject) return account;
  // The same address under another subject is another Google account: a reassigned address must not inherit.
  if (account.googleSubject) throw new AppError('account_exists');
  await stores.accounts.linkGoogle(account.id, identity.subject);
  return { ...account, googleSubject: identity.subject };
}

async function createFrom(stores: Stores, identity: GoogleIdentity, locale: string, now: Date): Promise<Account> {
  const { email, subject, name } = identity;
  const account = { email, name: name || nameFromEmail(email), passwordHash: null, googleSubject: subject, locale };
  const created = await createAccount(stores, account, now);
  // Null when a parallel sign-in of the same person was first.
  const existing = created ?? (await stores.accounts.byGoogleSubject(subject));
  if (!existing) throw new AppError('account_exists');
  return existing;
}
