import { ApiError } from '@adwright/contract/client/error.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { realTimers } from '@adwright/contract/client/timers.ts';
import type { UploadWatch } from '@adwright/tools/kit/form/screen/tool-host.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { createTranslator } from 'use-intl/core';
import { api, tellError } from '../session/api.ts';
import { fetchMessages } from '../words/fetch-messages.ts';
import type { MediaFileFault } from './media-file-fault.ts';
import { uploadFile, type UploadMemory } from './upload-file.ts';
import { attempt } from '../browser/attempt.ts';

const memory: UploadMemory = {
  get: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  set: (key, id) => attempt(() => localStorage.setItem(key, id)),
  forget: (key) => attempt(() => localStorage.removeItem(key)),
};

/** Sends a file of this page; one that was cut off goes on where it stopped, also after a reload. */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<RunAsset> {
  if (/^(?:video|audio)\//.test(file.type)) await assertUsable(file);
  const deps = { client: api, timers: realTimers, memory, newId: newUploadId };
  return uploadFile(deps, { file, ...watch }).catch((error: unknown) => {
    if (error instanceof ApiError) tellError(error);
    throw error;
  });
}

/** Half a gigabyte is not sent only to be refused at its end. */
async function assertUsable(file: File): Promise<void> {
  const { mediaFileFault } = await import('./media-file-fault.ts');
  const fault = await mediaFileFault(file);
  if (fault === null) return;
  const message = await wordsOf(fault);
  throw new ApiError({ kind: 'refused', error: fault.error, message, serverMessage: message });
}

/** The same words the server would have used. */
async function wordsOf({ error, details }: MediaFileFault): Promise<string> {
  const { locale } = splitLocale(location.pathname);
  const messages: { errors: Readonly<Record<string, string>> } = await fetchMessages(locale, ['errors']);
  const t = createTranslator({ locale: localeOf(locale).tag, messages, namespace: 'errors', timeZone: 'UTC' });
  return t(error, details);
}

/** Not randomUUID: browsers offer that only on secure origins. */
function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
