import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { Phrase } from '../text/phrases.ts';
import type { SpokenPhrase } from '../voices/spoken-phrase.ts';

/** Raise it when voices sound otherwise than before. */
const soundOfVoices = 1;
/** Some two hours of speech. */
const mostBytes = 400 * 1024 * 1024;

const Span = z.object({ start: z.number(), end: z.number() });
const Kept = z.object({
  rate: z.number(),
  samples: z.instanceof(Int16Array),
  tokens: z.array(Span),
  phonemes: z.array(Span.extend({ ipa: z.string() })),
});

export type PhraseKey = { readonly voiceId: string; readonly speed: number; readonly phrase: Phrase };

export type KeptPhrases = {
  /** From the folder, or made now and kept; two who want the same at once wait for the same one. */
  get(key: PhraseKey, make: () => Promise<SpokenPhrase>): Promise<SpokenPhrase>;
};

/** Sentences that were said before: a text of which one changed is mostly there already. */
export function openKeptPhrases(folder: string): KeptPhrases {
  const underWay = new Map<string, Promise<SpokenPhrase>>();
  let made = 0;
  return {
    async get(key, make) {
      const name = nameOf(key);
      const kept = await read(join(folder, name));
      if (kept) return kept;
      // Whoever asked first may give up; that is no reason for the others to.
      const shared = await underWay.get(name)?.catch(() => undefined);
      if (shared) return shared;
      const making = make().finally(() => underWay.delete(name));
      underWay.set(name, making);
      const spoken = await making;
      // A full disk costs a second's work next time, never the speech.
      await keep(folder, name, spoken).catch(() => undefined);
      if (made++ % 20 === 0) await makeRoom(folder).catch(() => undefined);
      return spoken;
    },
  };
}

function nameOf({ voiceId, speed, phrase: { tokens, mood } }: PhraseKey): string {
  const said = tokens.map(({ say, glued }) => [say, glued === true]);
  return createHash('sha256')
    .update(JSON.stringify([soundOfVoices, voiceId, speed, mood, said]))
    .digest('hex');
}

async function read(file: string): Promise<SpokenPhrase | undefined> {
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

async function keep(folder: string, name: string, { samples, ...rest }: SpokenPhrase): Promise<void> {
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
