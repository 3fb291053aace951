import type { RunAsset } from '@adwright/contract/run/run.ts';
import { realTimers } from '@adwright/contract/client/timers.ts';
import type { UploadWatch } from '@adwright/tools/kit/form/screen/tool-host.ts';
import { api } from '../session/api.ts';
import { uploadFile, type UploadMemory } from './upload-file.ts';
import { attempt } from '../browser/attempt.ts';

const memory: UploadMemory = {
  get: (key) => attempt(() => localStorage.getItem(key)) ?? null,
  set: (key, id) => attempt(() => localStorage.setItem(key, id)),
  forget: (key) => attempt(() => localStorage.removeItem(key)),
};

/** Sends a file of this page; one that was cut off goes on where it stopped, also after a reload. */
export function uploadPicture(file: File, watch: UploadWatch): Promise<RunAsset> {
  return uploadFile({ client: api, timers: realTimers, memory, newId: newUploadId }, { file, ...watch });
}

/** Not randomUUID: browsers offer that only on secure origins. */
function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
