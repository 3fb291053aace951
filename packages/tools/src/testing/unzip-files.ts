import { unzipSync } from 'fflate';

/** What is in an archive that a person downloaded, by name. */
export function unzipFiles(archive: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(archive);
}
