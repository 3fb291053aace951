import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import { FetchRefusal, type RefusalReason } from '@adwright/page-reader/fetch/fetch-refusal.ts';
import { type FetchHead, safeFetch } from '@adwright/page-reader/fetch/safe-fetch.ts';
import { type FailureKind, kindOfStatus, ProviderError } from '../call/provider-error.ts';
import { tooLarge } from './limited-fetch.ts';
import { type ResultNetworkOptions, resultNetwork } from './result-network.ts';
import { type FileFamily, typedFile } from './typed-file.ts';

export type FetchFileOptions = {
  readonly family: FileFamily;
  /** The origin the provider was configured with. */
  readonly ownOrigin: string;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
  readonly network?: ResultNetworkOptions;
};

export const mostBytes = { image: 40, audio: 60, video: 300 } as const satisfies Record<FileFamily, number>;
const mebibyte = 1024 * 1024;
/** A whole film over a slow line; the call's own time limit is mostly shorter. */
const time = { totalMs: 10 * 60_000, stepMs: 60_000, maxRedirects: 3 } as const;

/** Fetches a result: no key is sent, every address on the way is checked, and the content must be what was asked for. */
export async function fetchFile(address: string, options: FetchFileOptions): Promise<EngineFile> {
  const { family, signal, maxBytes = mostBytes[family] * mebibyte } = options;
  if (address.startsWith('data:')) return typedFile(bytesOfDataUrl(address), family);
  const url = URL.parse(address);
  if (url === null) throw new ProviderError('bad_answer', 'Its result has no address.');
  try {
    const network = resultNetwork(options.ownOrigin, options.network);
    const limits = { ...time, maxBytes, signal };
    const { body } = await safeFetch(url, { network, userAgent: 'node', accept: '*/*', ...limits, admit: onlyGood });
    return typedFile(body, family);
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error, maxBytes);
  }
}

function onlyGood({ status }: FetchHead): void {
  if (status >= 200 && status < 300) return;
  throw new ProviderError(kindOfStatus(status), 'Its result could not be fetched.', { status });
}

const kinds: Partial<Record<RefusalReason, FailureKind>> = { timeout: 'too_slow', unreachable: 'unreachable' };
const whys: Partial<Record<RefusalReason, string>> = {
  address: 'Its result lies at an address that is not public.',
  redirects: 'Its result is redirected too often.',
};

function failureOf(error: unknown, maxBytes: number): unknown {
  if (!(error instanceof FetchRefusal)) return error;
  if (error.cause instanceof ProviderError) return error.cause;
  if (error.reason === 'too_large') return tooLarge(maxBytes);
  const why = whys[error.reason] ?? 'Its result could not be fetched.';
  return new ProviderError(kinds[error.reason] ?? 'bad_answer', why, { cause: error });
}

function bytesOfDataUrl(address: string): Uint8Array {
  const match = /^data:[^,]*;base64,([A-Za-z0-9+/=\s]*)$/.exec(address);
  if (!match) throw new ProviderError('bad_answer', 'Its result is a data address that cannot be read.');
  return Buffer.from(match[1] ?? '', 'base64');
}
