import type { PlanName } from '@adwright/contract/plans.ts';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly googleSubject: string | null;
  readonly plan: PlanName;
  readonly planPeriod: 'none' | 'monthly' | 'annual';
  readonly planRenewsAt: Date | null;
  readonly planCancelAt: Date | null;
  readonly hasPaidCredits: boolean;
  readonly paymentCustomerId: string | null;
  readonly locale: string;
  readonly createdAt: Date;
};

export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash' | 'googleSubject' | 'locale'>;

export type AccountStore = {
  byId(id: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  byGoogleSubject(subject: string): Promise<Account | null>;
  /** Answers null when the email or the Google subject is already taken. */
  insert(account: NewAccount): Promise<Account | null>;
  linkGoogle(id: string, subject: string): Promise<void>;
};

/** A registration waits here until its code is verified; one per email, the newest wins. */
export type Registration = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly codeHash: string;
  readonly locale: string;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly sentAt: Date;
};

export type RegistrationStore = {
  byEmail(email: string): Promise<Registration | null>;
  put(registration: Registration): Promise<void>;
  /** Takes one try, atomically, and answers how many are left (−1 when there was none). */
  takeTry(email: string): Promise<number>;
  remove(email: string): Promise<void>;
};

export type Session = { readonly tokenHash: string; readonly userId: string; readonly lastUsedAt: Date };

export type SessionStore = {
  insert(session: { tokenHash: string; userId: string; now: Date }): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, now: Date): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  removeUnusedSince(moment: Date): Promise<number>;
};

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

export type Letter = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
export type Mailer = { send(letter: Letter): Promise<void> };

export type GoogleIdentity = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};
/** Rejects with AppError('google_token_rejected') when the token is not Google's word for our client id. */
export type GoogleVerifier = { verify(credential: string): Promise<GoogleIdentity> };
