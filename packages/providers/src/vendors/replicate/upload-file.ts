import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import { z } from 'zod';
import { kindOfStatus, ProviderError } from '../../call/provider-error.ts';
import { withRetries } from '../../call/with-retries.ts';
import { limitedFetch } from '../../fetch/limited-fetch.ts';

const Uploaded = z.object({ urls: z.object({ get: z.url() }) });
const fetch = limitedFetch(256 * 1024);

type Upload = {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly file: EngineFile;
  readonly signal: AbortSignal;
};

/** Puts a file where the models can read it; it is deleted there after a day. */
export async function uploadFile({ baseUrl, headers, secrets, file, signal }: Upload): Promise<string> {
  const attempt = async () => {
    const form = new FormData();
    form.append('content', new Blob([new Uint8Array(file.bytes)], { type: file.mime }), 'input');
    const address = `${baseUrl.replace(/\/+$/, '')}/v1/files`;
    const response = await fetch(address, { method: 'POST', headers, body: form, signal });
    const { status } = response;
    if (!response.ok) throw new ProviderError(kindOfStatus(status), 'The file was not taken.', { status });
    return Uploaded.parse(await response.json()).urls.get;
  };
  return withRetries(attempt, { signal, secrets });
}
