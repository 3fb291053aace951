import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolveAsset } from '../resolve-asset.ts';

export type WantedFile = {
  readonly src: string;
  /** What to call it where it is refused. */ readonly what: string;
};

export type FileLimits = {
  readonly maxBytes: number;
  /** How many are read together, and so are in memory together. */ readonly atOnce?: number;
};

/**
 * Assets as files in a job's folder, by address. The process that has the storage never holds more than a few of them,
 * and the one that renders reads each when it needs it: memory does not grow with what a creative shows.
 */
export async function assetFiles(
  kind: string,
  wanted: readonly WantedFile[],
  { maxBytes, atOnce = 1 }: FileLimits,
  resolve: ResolveAsset,
  folder: string,
): Promise<Map<string, string>> {
  const once = [...new Map(wanted.map((one) => [one.src, one])).values()];
  const files = new Map<string, string>();
  for (let index = 0; index < once.length; index += atOnce)
    await Promise.all(
      once.slice(index, index + atOnce).map(async ({ src, what }, place) => {
        const bytes = await resolve(src);
        if (bytes.length > maxBytes) throw new Error(`${what} has more than ${maxBytes} bytes`);
        const file = join(folder, `${kind}-${index + place}`);
        await writeFile(file, bytes);
        files.set(src, file);
      }),
    );
  return files;
}
