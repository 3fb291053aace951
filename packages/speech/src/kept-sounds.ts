import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { soundOfVoices } from './sound-of-voices.ts';
import type { SpokenPhrase } from './voices/spoken-phrase.ts';

/** Some two hours of speech. */
const mostBytes = 400 * 1024 * 1024;

const Span = z.object({ start: z.number(), end: z.number() });
const Kept = z.object({
  rate: z.number(),
  samples: z.instanceof(Int16Array),
  tokens: z.array(Span),
  phonemes: z.array(Span.extend({ ipa: z.string() })),
  engine: z.string().optional(),
});

/** Of a whole line, also who said it. */
export type KeptSound = SpokenPhrase & { readonly engine?: string | undefined };

export type KeptSounds = {
  /**
   * From the folder, or made now and kept; two who want the same at once wait for the same one. The key names a voice
   * and everything that changes what it says, as plain values.
   */
  recall(key: readonly unknown[], make: () => Promise<KeptSound>): Promise<KeptSound>;
};

/**
 * What was said before: sentences of a network, since a text of which one changed is mostly there already, and whole
 * lines of whoever is asked for whole lines, who may want money for each. What a person heard in a preview is therefore
 * what their film says.
 */
export function openKeptSounds(folder: string): KeptSounds {
  const underWay = new Map<string, Promise<KeptSound>>();
  let made = 0;
  async function once(name: string, make: () => Promise<KeptSound>): Promise<KeptSound> {
    const kept = await read(join(folder, name));
    if (kept) return kept;
    const sound = await make();
    // A full disk costs a second's work next time, never the speech.
    await keep(folder, name, sound).catch(() => undefined);
    if (made++ % 20 === 0) await makeRoom(folder).catch(() => undefined);
    return sound;
  }
  return {
    async recall(key, make) {
      const name = nameOf(key);
      // Whoever asked first may give up; that is no reason for the others to.
      for (let other = underWay.get(name); other; other = underWay.get(name)) {
        const shared = await other.catch(() => undefined);
        if (shared) return shared;
      }
      const making = once(name, make).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
  };
}

function nameOf(key: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([soundOfVoices, ...key]))
    .digest('hex');
}

async function read(file: string): Promise<KeptSound | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    const { samples, ...rest } = Kept.parse(deserialize(bytes));
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return { ...rest, samples: Float32Array.from(samples, (sample) => sample / 32_767) };
  } catch {
    // Written by another version, or cut off: it is made anew.
    return undefined;
  }
}

async function keep(folder: string, name: string, { samples, ...rest }: KeptSound): Promise<void> {
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `${randomUUID()}.part`);
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
  await writeFile(partial, serialize({ ...rest, samples: whole }));
  await rename(partial, join(folder, name));
}

/** What was heard longest ago goes first, and what a process left half written. */
async function makeRoom(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Date.now() }));
      return { path, size, mtimeMs, isOld: name.endsWith('.part') && mtimeMs < Date.now() - 3_600_000 };
    }),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size, isOld } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes && !isOld) continue;
    await rm(path, { force: true });
    bytes -= size;
  }
}
