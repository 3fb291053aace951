import { SourceClosed } from '@adwright/domain/library/sources/ports.ts';
import { ProviderError } from '@adwright/providers/call/provider-error.ts';

/** All tries of one question together. */
const longestMs = 60_000;

/** Cut off in time, and with what a closed door looks like from the outside told as one. */
export async function asking<Value>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  try {
    return await ask(AbortSignal.any([signal, AbortSignal.timeout(longestMs)]));
  } catch (error) {
    const isClosed = error instanceof ProviderError && (error.kind === 'overloaded' || error.kind === 'not_allowed');
    if (isClosed) throw new SourceClosed(`${error.kind}: ${error.message}`, { cause: error });
    throw error;
  }
}
