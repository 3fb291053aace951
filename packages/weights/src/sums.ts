import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export async function sumOf(file: string, algorithm: 'sha256' | 'sha512'): Promise<Buffer> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}

/** As npm writes it in its lock files. */
export async function integrityOf(tarball: string): Promise<string> {
  return `sha512-${(await sumOf(tarball, 'sha512')).toString('base64')}`;
}
