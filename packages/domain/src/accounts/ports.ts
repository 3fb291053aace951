import type { AdNews } from '@adwright/contract/tracker/tracker.ts';
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import type { ActivityKind } from '@adwright/contract/user/activity.ts';
import type { KeyScope } from '@adwright/contract/user/key-scopes.ts';
import type { SecurityNews } from './security-news.ts';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** The file of their photo. */
  readonly picture: string | null;
  readonly passwordHash: string | null;
  readonly googleSubject: string | null;
  readonly plan: PlanName;
  readonly planPeriod: 'none' | 'monthly' | 'annual';
  readonly planRenewsAt: Date | null;
  readonly planCancelAt: Date | null;
  readonly hasPaidCredits: boolean;
  readonly paymentCustomerId: string | null;
  readonly locale: string;
  /** Whether they want an email when a run has ended while nobody was looking. */
  readonly mailWhenDone: boolean;
  /** Sealed secret of the authenticator app; null while one step is enough. */
  readonly totpSecret: string | null;
  /** The same, before its first code has come. */
  readonly totpPending: string | null;
  readonly deleteAt: Date | null;
  readonly createdAt: Date;
};

export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash' | 'googleSubject' | 'locale'>;

export type AccountStore = {
  byId(id: string): Promise<Account | null>;
  /** The account with how its credits stand, as `CreditStore.standing` says it: one look, for what every page asks first. */
  withStanding(id: string, key: string): Promise<{ account: Account; balance: number; granted: boolean } | null>;
  /** Others who ask for the same person wait until the transaction ends: belongs inside one. */
  lock(id: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  byGoogleSubject(subject: string): Promise<Account | null>;
  /** Answers null when the email or the Google subject is already taken. */
  insert(account: NewAccount): Promise<Account | null>;
  prefer(id: string, choice: Partial<Pick<Account, 'mailWhenDone'>>): Promise<void>;
  linkGoogle(id: string, subject: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  setPicture(id: string, picture: string | null): Promise<void>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  setEmail(id: string, email: string): Promise<void>;
  setTwoStep(id: string, change: Partial<Pick<Account, 'totpSecret' | 'totpPending'>>): Promise<void>;
  /** Atomically; false when a code of this time step, or of a later one, has been used before. */
  takeTotpStep(id: string, step: number): Promise<boolean>;
  setDeletion(id: string, at: Date | null): Promise<void>;
  dueForDeletion(now: Date, limit: number): Promise<Account[]>;
  /** For good, with every row that is theirs. */
  remove(id: string): Promise<void>;
};

/** A code in somebody's inbox, and what of it is stored. One per email, the newest wins. */
export type MailedCode = {
  readonly email: string;
  readonly codeHash: string;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly sentAt: Date;
};

export type CodeStore<Waiting extends MailedCode> = {
  byEmail(email: string): Promise<Waiting | null>;
  /**
   * Writes it in place of any other of that email, unless that one was sent after `sentAfter`: then it changes
   * nothing and answers false. One statement, so that parallel requests cannot mail twice.
   */
  claim(waiting: Waiting, sentAfter: Date): Promise<boolean>;
  /** The letter did not go out: sets `sentAt` back to the epoch, if this code is still the newest. */
  markUnsent(email: string, codeHash: string): Promise<void>;
  /** Takes one try, atomically, and answers how many are left (−1 when there was none). */
  takeTry(email: string): Promise<number>;
  removeExpiredBefore(moment: Date): Promise<number>;
};

/**
 * A registration waits here until its code is verified. An address that already has an account gets a row too, with a
 * code nobody knows, so that no answer tells the two apart.
 */
export type Registration = MailedCode & {
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: string;
};

export type RegistrationStore = CodeStore<Registration>;

/** Who may set a new password. An address without an account gets a row too, with a code nobody knows. */
export type PasswordResetStore = CodeStore<MailedCode> & {
  /** Removes it, if its code is still the newest; answers whether it was there. */
  consume(reset: Pick<MailedCode, 'email' | 'codeHash'>): Promise<boolean>;
};

/** An address that an account is to have, once whoever reads its mail says so. */
export type EmailChange = MailedCode & { readonly userId: string };

export type EmailChangeStore = CodeStore<EmailChange> & {
  /** Removes it, if its code is still the newest; answers whether it was there. */
  consume(change: Pick<EmailChange, 'email' | 'codeHash'>): Promise<boolean>;
};

export type RecoveryCodeStore = {
  /** These instead of all there were. */
  replace(userId: string, hashes: readonly string[]): Promise<void>;
  /** Each works once: false when it is not there, or no more. */
  use(userId: string, hash: string): Promise<boolean>;
  count(userId: string): Promise<number>;
};

export type ApiKeyRow = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly keyHash: string;
  readonly ending: string;
  readonly scopes: KeyScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type ApiKeyStore = {
  /** Null when the person has as many as `most` already. */
  insert(key: Omit<ApiKeyRow, 'id' | 'lastUsedAt'>, most: number): Promise<ApiKeyRow | null>;
  /** The newest first. */
  ofUser(userId: string): Promise<ApiKeyRow[]>;
  /** What was removed; null when the person has no such key. */
  remove(userId: string, id: string): Promise<ApiKeyRow | null>;
  find(keyHash: string): Promise<ApiKeyRow | null>;
  touch(id: string, now: Date): Promise<void>;
};

export type ActivityEntry = {
  readonly userId: string;
  readonly kind: Exclude<ActivityKind, 'paid'>;
  readonly at: Date;
  readonly device?: string;
  readonly about?: string | null;
};

export type ActivityStore = {
  add(entry: ActivityEntry): Promise<void>;
  /** With the payments, which are in the books. */
  newest(
    userId: string,
    limit: number,
  ): Promise<
    {
      id: string;
      kind: ActivityKind;
      device: string;
      about: string | null;
      cents: number | null;
      at: Date;
    }[]
  >;
  removeBefore(moment: Date): Promise<number>;
};

/** Everything that is somebody's, table by table, for taking it along. */
export type PersonalRecords = {
  /** Each with how many rows are held at once: one of some may be a megabyte. */
  readonly tables: readonly { readonly name: string; readonly atOnce: number }[];
  rows(userId: string, name: string, page: { offset: number; limit: number }): Promise<Record<string, unknown>[]>;
};

/** The secrets of authenticator apps. Outside of this they are seen sealed, but for the moment they are set up in. */
export type Authenticators = {
  create(person: { email: string }): { sealed: string; secret: string; uri: string };
  /** The time step a code is of, if it is a code of now or of the half minute before or after; else null. */
  stepOf(sealed: string, code: string, now: Date): number | null;
};

export type Session = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

/** A session as its owner sees it: by an id that opens nothing. */
export type SessionRow = Session & {
  readonly id: string;
  /** What the browser called itself when it signed in. */
  readonly device: string;
  /** The network address it was used from last; empty until it has been used for a while. */
  readonly address: string;
};

export type SessionStore = {
  insert(session: { tokenHash: string; userId: string; now: Date; device?: string }): Promise<void>;
  /** The newest used first. */
  ofUser(userId: string): Promise<SessionRow[]>;
  /** Ends one of this person's own. */
  removeOne(userId: string, id: string): Promise<void>;
  /** Ends every session of this person, but for the one that is kept. */
  removeOthers(userId: string, keptTokenHash: string | null): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  touch(tokenHash: string, used: { now: Date; address: string }): Promise<void>;
  remove(tokenHash: string): Promise<void>;
  /** Those last used before the one moment or begun before the other. */
  removeDead(dead: { usedBefore: Date; begunBefore: Date }): Promise<number>;
};

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** Rejects with AppError('mail_unavailable') when the letter could not be handed over. */
export type Mailer = { send(letter: Letter): Promise<void> };

/** The words of the letters, in the reader's language. */
export type Letters = {
  code(reader: { to: string; locale: string; code: string; minutes: number }): Promise<Letter>;
  /** A run has ended; `search` opens it on any page. */
  runDone(reader: { to: string; locale: string; title: string; search: string; failed: boolean }): Promise<Letter>;
  /** Ads that somebody follows began, changed or stopped. */
  adNews(reader: {
    to: string;
    locale: string;
    /** What is followed, in the person's own words. */
    name: string;
    news: AdNews;
    followId: string;
    stopToken: string;
  }): Promise<Letter>;
  alreadyRegistered(reader: { to: string; locale: string }): Promise<Letter>;
  passwordReset(reader: { to: string; locale: string; code: string; minutes: number }): Promise<Letter>;
  /** Somebody wants a new password for an address that has no account. */
  noAccount(reader: { to: string; locale: string }): Promise<Letter>;
  /** To an address that an account is to have. */
  emailChange(reader: { to: string; locale: string; code: string; minutes: number }): Promise<Letter>;
  /** Somebody wants this address for their account, but it has one. */
  emailTaken(reader: { to: string; locale: string }): Promise<Letter>;
  /** Something about the account has changed that its owner should know of, in case it was not them. */
  security(reader: { to: string; locale: string; news: SecurityNews; date?: Date }): Promise<Letter>;
  /** A payment has arrived; `number` is its invoice's. */
  receipt(reader: { to: string; locale: string; offerId: string; cents: number; number: string }): Promise<Letter>;
  /** A renewal could not be charged; the provider tries again. */
  paymentFailed(reader: {
    to: string;
    locale: string;
    plan: PlanName;
    period: 'monthly' | 'annual';
    cents: number;
  }): Promise<Letter>;
  /** A plan is about to renew. */
  renewal(reader: {
    to: string;
    locale: string;
    plan: PlanName;
    period: 'monthly' | 'annual';
    cents: number;
    date: Date;
  }): Promise<Letter>;
};

export type GoogleIdentity = {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};
/** Rejects with AppError('google_token_rejected') when the token is not Google's word for our client id. */
export type GoogleVerifier = { verify(credential: string): Promise<GoogleIdentity> };
