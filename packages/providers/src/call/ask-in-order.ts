import type { Capability } from '@adwright/contract/service/capability.ts';
import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';
import type { Budget } from './budget.ts';
import type { Ledger, OpenCall } from './ledger.ts';
import type { Log } from './log.ts';
import type { Price } from './price.ts';
import type { ProviderError } from './provider-error.ts';
import { readFailure } from './read-failure.ts';

/** One model of one vendor, ready to be asked. */
export type Candidate<Adapter> = {
  readonly vendor: string;
  readonly model: string;
  readonly price: Price | null;
  /** What must never be logged. */
  readonly secrets: readonly string[];
  readonly adapter: Adapter;
};

export type AskOptions = { readonly signal: AbortSignal; readonly secrets: readonly string[] };

/** What came of it, and what will be charged. */
export type Work<Value> = { readonly value: Value; readonly units: ProviderUnits };

export type CallPlan = {
  readonly capability: Capability;
  readonly timeoutMs: number;
  readonly budget: Budget;
  readonly ledger: Ledger;
  readonly log: Log;
};

export type Question<Adapter, Value> = {
  /** The most it can reasonably use, for the budget. */
  estimate(adapter: Adapter): ProviderUnits;
  ask(adapter: Adapter, options: AskOptions): Promise<Work<Value>>;
};

/**
 * Asks the providers in the operator's order until one has answered. Every call is written down before it is made,
 * is ended at its time limit, and costs nothing when the budget refuses it.
 */
export async function askInOrder<Adapter, Value>(
  plan: CallPlan,
  candidates: readonly Candidate<Adapter>[],
  question: Question<Adapter, Value>,
  call: EngineCall,
): Promise<{ value: Value; engine: string }> {
  const failures: ProviderError[] = [];
  for (const candidate of candidates) {
    call.signal?.throwIfAborted();
    const engine = `${candidate.vendor}:${candidate.model}`;
    try {
      return { value: await askOne(plan, candidate, question, call), engine };
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason;
      const failure = readFailure(error, candidate.secrets);
      failures.push(failure);
      const { kind, status, message } = failure;
      plan.log.warn({ capability: plan.capability, engine, kind, status, reason: message }, 'provider did not serve');
    }
  }
  throw new AppError(codeOf(failures), {}, [], { cause: new AggregateError(failures) });
}

async function askOne<Adapter, Value>(
  plan: CallPlan,
  candidate: Candidate<Adapter>,
  question: Question<Adapter, Value>,
  call: EngineCall,
): Promise<Value> {
  const { vendor, model, price, secrets, adapter } = candidate;
  const estimate = question.estimate(adapter);
  const open = await plan.ledger.begin(
    { capability: plan.capability, vendor, model, price, estimate, call },
    plan.budget,
  );
  const late = AbortSignal.timeout(plan.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, late]) : late;
  try {
    const { value, units } = await orAborted(question.ask(adapter, { signal, secrets }), signal);
    await close(plan, open, { outcome: 'succeeded', units, failure: null });
    return value;
  } catch (error) {
    const failure = readFailure(error, secrets);
    const outcome = call.signal?.aborted ? 'cancelled' : 'failed';
    await close(plan, open, { outcome, units: failure.units, failure: failure.kind });
    throw failure;
  }
}

/** What was made and paid for is not thrown away because the books could not be closed: the estimate stays in them. */
async function close(plan: CallPlan, open: OpenCall, end: Parameters<OpenCall['end']>[0]): Promise<void> {
  await open.end(end).catch((error: unknown) => plan.log.warn({ err: error }, 'the cost of a call was not written'));
}

/** A client that does not listen to its signal must not hold the caller past the limit. */
async function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function codeOf(failures: readonly ProviderError[]): ErrorCode {
  const kinds = new Set(failures.map((failure) => failure.kind));
  if (kinds.size === 1 && kinds.has('spent')) return 'provider_budget_spent';
  if (kinds.has('refused')) return 'provider_refused';
  if (kinds.size === 1 && kinds.has('too_slow')) return 'timeout';
  return 'provider_failed';
}
