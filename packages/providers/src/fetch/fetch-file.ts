import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import { kindOfStatus, ProviderError } from '../call/provider-error.ts';
import { tooLarge } from './limited-fetch.ts';
import { assertFetchable } from './public-address.ts';
import { type FileFamily, typedFile } from './typed-file.ts';

export type FetchFileOptions = {
  readonly family: FileFamily;
  /** The origin the provider was configured with. */
  readonly ownOrigin: string;
  readonly signal: AbortSignal;
  readonly maxBytes?: number;
};

export const mostBytes = { image: 40, audio: 60, video: 300 } as const satisfies Record<FileFamily, number>;
const mebibyte = 1024 * 1024;
const redirects = 3;

/** Fetches a result: no key is sent, every address on the way is checked, and the content must be what was asked for. */
export async function fetchFile(address: string, options: FetchFileOptions): Promise<EngineFile> {
  if (address.startsWith('data:')) return typedFile(bytesOfDataUrl(address), options.family);
  let at = parsed(address);
  for (let hops = 0; hops <= redirects; hops += 1) {
    await assertFetchable(at, options.ownOrigin);
    const response = await fetch(at, { redirect: 'manual', signal: options.signal });
    if (response.status < 300 || response.status >= 400) return read(response, options);
    await response.body?.cancel();
    at = parsed(new URL(response.headers.get('location') ?? '', at).href);
  }
  throw new ProviderError('bad_answer', 'Its result is redirected too often.');
}

async function read(response: Response, options: FetchFileOptions): Promise<EngineFile> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ProviderError(kindOfStatus(response.status), 'Its result could not be fetched.', {
      status: response.status,
    });
  }
  const { family, maxBytes = mostBytes[family] * mebibyte } = options;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop early cancels the body.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return typedFile(Buffer.concat(chunks), family);
}

function bytesOfDataUrl(address: string): Uint8Array {
  const match = /^data:[^,]*;base64,([A-Za-z0-9+/=\s]*)$/.exec(address);
  if (!match) throw new ProviderError('bad_answer', 'Its result is a data address that cannot be read.');
  return Buffer.from(match[1] ?? '', 'base64');
}

function parsed(address: string): URL {
  const url = URL.parse(address);
  if (url === null) throw new ProviderError('bad_answer', 'Its result has no address.');
  return url;
}
