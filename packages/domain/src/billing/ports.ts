import type { Statement, StatementQuery, Usage } from '@adwright/contract/pay/pay.ts';
import type { PaidPeriod } from '@adwright/contract/pay/offers.ts';
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import type { z } from 'zod';
import type { ProviderNotice, ProviderPayment } from './provider.ts';

/** A person at a provider. */
export type BillingAccount = {
  readonly userId: string;
  readonly provider: string;
  readonly customerId: string;
  /** Grows with every reconciliation, so that an older look at the provider cannot overwrite a newer one. */
  readonly version: number;
  /** When to look again without being told to. */
  readonly lookAt: Date;
  readonly subscription: KeptSubscription | null;
  /** The end of the period whose renewal the person was reminded of. */
  readonly remindedFor: Date | null;
};

export type KeptSubscription = {
  readonly id: string;
  readonly plan: PlanName;
  readonly period: PaidPeriod;
  readonly pastDue: boolean;
  readonly periodEnd: string;
  readonly cancelAt: string | null;
  readonly renewalCents: number;
};

export type Order = {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly priceCode: string;
  readonly offerId: string;
  readonly coupon: boolean;
  /** The subscription it changes; null for a new purchase. */
  readonly changes: string | null;
  readonly status: 'open' | 'paid' | 'expired';
  readonly paymentId: string | null;
  readonly createdAt: Date;
};

/** A payment in our books, with what it has brought the person. */
export type KeptPayment = Omit<ProviderPayment, 'prorated' | 'periodStart' | 'periodEnd'> & {
  /** Credits it stands for by now. */
  readonly granted: number;
  /** Of credits that should have gone back, those that were spent already. */
  readonly forgiven: number;
  /** How many entries of the ledger it has written. */
  readonly moves: number;
};

export type CreditMove = {
  readonly kind: 'grant' | 'revoke';
  readonly amount: number;
  readonly reason: 'plan' | 'credits' | 'refund' | 'dispute_won';
  readonly paymentId: string;
  readonly key: string;
};

/** A payment that its payer has not been written to about. */
export type UntoldPayment = {
  readonly payment: KeptPayment;
  readonly provider: string;
  readonly email: string;
  readonly locale: string;
};

export type BillingStore = {
  account(userId: string, provider: string): Promise<BillingAccount | null>;
  accountOf(provider: string, customerId: string): Promise<BillingAccount | null>;
  addAccount(account: Pick<BillingAccount, 'userId' | 'provider' | 'customerId' | 'lookAt'>): Promise<void>;
  /** Those whose time to be looked at has come, the longest overdue first. */
  due(now: Date, limit: number): Promise<BillingAccount[]>;
  /** Puts off a look that failed. */
  lookLater(userId: string, provider: string, at: Date): Promise<void>;
  /** Takes effect only at the expected version, which it raises. */
  saveAccount(
    account: Pick<BillingAccount, 'userId' | 'provider' | 'version' | 'lookAt' | 'subscription'>,
  ): Promise<boolean>;
  /** What the account shows of it. */
  savePlan(
    userId: string,
    plan: {
      plan: PlanName;
      planPeriod: 'none' | PaidPeriod;
      planRenewsAt: Date | null;
      planCancelAt: Date | null;
      hasPaidCredits: boolean;
      paymentCustomerId: string;
    },
  ): Promise<void>;

  insertOrder(order: Omit<Order, 'status' | 'paymentId'>): Promise<void>;
  /** Expired ones among them: a bank may take two weeks to pay. */
  unpaidOrders(userId: string, provider: string): Promise<Order[]>;
  endOrder(id: string, end: { status: 'paid' | 'expired'; paymentId: string | null }): Promise<void>;
  /** Whether a payment with the limited-time offer was made before. */
  hasUsedPromotion(userId: string): Promise<boolean>;
  /** Paid orders that nobody was told of; they count as told from now on. */
  claimPaid(userId: string): Promise<(Pick<Order, 'id' | 'offerId'> & { cents: number })[]>;

  payments(userId: string, provider: string): Promise<KeptPayment[]>;
  savePayment(userId: string, provider: string, payment: KeptPayment): Promise<void>;
  /** Writes what a payment brought or took back. The same key writes once. */
  moveCredits(userId: string, move: CreditMove): Promise<boolean>;
  untold(limit: number): Promise<UntoldPayment[]>;
  claimTelling(paymentId: string): Promise<boolean>;
  releaseTelling(paymentId: string): Promise<void>;
  /** Subscriptions that renew before the moment, and whose owners have not been reminded of it. */
  unreminded(before: Date, limit: number): Promise<(BillingAccount & { email: string; locale: string })[]>;
  claimReminder(userId: string, provider: string, periodEnd: Date): Promise<boolean>;
  releaseReminder(userId: string, provider: string): Promise<void>;

  /** Subscriptions whose renewal could not be charged, and whose owners do not know yet. */
  untoldFailures(limit: number): Promise<(BillingAccount & { email: string; locale: string })[]>;
  claimFailure(userId: string, provider: string, periodEnd: Date): Promise<boolean>;
  releaseFailure(userId: string, provider: string): Promise<void>;

  /** False when it was there already. */
  receive(provider: string, notice: ProviderNotice, now: Date): Promise<boolean>;
  pending(provider: string, now: Date, limit: number): Promise<ReceivedNotice[]>;
  noticeApplied(provider: string, id: string, now: Date): Promise<void>;
  noticeFailed(provider: string, id: string, retryAt: Date): Promise<void>;
  /** Applied ones that are older. */
  removeNotices(before: Date): Promise<number>;

  /** What a provider of our own keeps about a customer. */
  document(id: string): Promise<unknown>;
  /** The same, locked until the transaction ends. */
  lockDocument(id: string): Promise<unknown>;
  /** Leaves one that is there as it is. */
  addDocument(id: string, document: object): Promise<void>;
  saveDocument(id: string, document: object): Promise<void>;
  removeDocument(id: string): Promise<void>;

  statement(userId: string, query: StatementQuery): Promise<Pick<z.infer<typeof Statement>, 'list' | 'total'>>;
  usage(userId: string, since: Date): Promise<Omit<Usage, 'renewal_cents' | 'pay_by'>>;
};

export type ReceivedNotice = { readonly id: string; readonly customerId: string; readonly attempts: number };
