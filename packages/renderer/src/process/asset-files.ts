import { stat, writeFile } from 'node:fs/promises';
import { join, resolve as resolvePath } from 'node:path';
import type { ResolveSource, Source } from '@adwright/domain/engines/rendering.ts';

export type WantedFile = {
  readonly src: string;
  /** What to call it where it is refused. */ readonly what: string;
};

export type FileLimits = {
  readonly maxBytes: number;
  /** How many are read together, and so are in memory together. */ readonly atOnce?: number;
};

/**
 * Assets as files by address: those that are files already where they lie, the others in a job's folder. The process
 * that has the storage never holds more than a few of them, and the one that renders reads each when it needs it: memory
 * does not grow with what a creative shows.
 */
export async function assetFiles(
  kind: string,
  wanted: readonly WantedFile[],
  { maxBytes, atOnce = 1 }: FileLimits,
  resolve: ResolveSource,
  folder: string,
): Promise<Map<string, string>> {
  const once = [...new Map(wanted.map((one) => [one.src, one])).values()];
  const files = new Map<string, string>();
  for (let index = 0; index < once.length; index += atOnce)
    await Promise.all(
      once.slice(index, index + atOnce).map(async ({ src, what }, place) => {
        const source = await resolve(src);
        const bytes = 'path' in source ? (await stat(source.path)).size : source.length;
        if (bytes > maxBytes) throw new Error(`${what} has more than ${maxBytes} bytes`);
        files.set(src, await fileOf(source, join(folder, `${kind}-${index + place}`)));
      }),
    );
  return files;
}

async function fileOf(source: Source, file: string): Promise<string> {
  if ('path' in source) return resolvePath(source.path);
  await writeFile(file, source);
  return file;
}
