import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speaker, Speech, SpeechRequest } from '@adwright/domain/engines/speech.ts';

/** Raise it when the same words in the same voice sound otherwise than before. */
const soundOfSpeech = 1;
const mostBytes = 256 * 1024 * 1024;
/** How often the folder is brought back to its budget. */
const everyWrites = 40;

type Kept = Omit<Speech, 'file'> & { readonly mime: string };

function digestOf({ text, voiceId, speed = 1, pronunciations = [] }: SpeechRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([soundOfSpeech, voiceId, speed, text, pronunciations]))
    .digest('hex')
    .slice(0, 40);
}

/**
 * A line that was said once sounds the same ever after: what a person heard in a preview is what their film says, and
 * nobody pays or waits for it twice. Two who want the same line at once wait for the same one.
 */
export function rememberSpeech(speaker: Speaker, folder: string): Speaker {
  const underWay = new Map<string, Promise<Speech>>();
  let writes = 0;

  async function keep(name: string, speech: Speech): Promise<void> {
    await mkdir(folder, { recursive: true });
    const { file, ...rest } = speech;
    await publish(join(folder, `${name}.wav`), file.bytes);
    // The list of words last: where it is, the sound is whole.
    await publish(join(folder, `${name}.json`), JSON.stringify({ ...rest, mime: file.mime } satisfies Kept));
    writes += 1;
    if (writes % everyWrites === 0) await trim(folder);
  }

  return {
    voices: () => speaker.voices(),
    async speak(request, call) {
      const name = digestOf(request);
      const kept = await read(folder, name);
      if (kept) return kept;
      const pending = underWay.get(name);
      // Whoever began it may call it off; then everybody asks for themselves.
      if (pending) return pending.catch(() => speaker.speak(request, call));
      const speaking = speaker.speak(request, call).finally(() => underWay.delete(name));
      underWay.set(name, speaking);
      const speech = await speaking;
      // A full disk costs the memory of it, not the line.
      await keep(name, speech).catch(() => undefined);
      return speech;
    },
  };
}

async function read(folder: string, name: string): Promise<Speech | null> {
  const [words, sound] = [join(folder, `${name}.json`), join(folder, `${name}.wav`)];
  try {
    const { mime, ...rest } = JSON.parse(await readFile(words, 'utf8')) as Kept;
    const bytes = await readFile(sound);
    const now = new Date();
    await utimes(sound, now, now);
    return { ...rest, file: { bytes, mime } };
  } catch {
    return null;
  }
}

async function publish(file: string, content: Uint8Array | string): Promise<void> {
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, content);
  await rename(partial, file);
}

/** The lines that were not wanted for longest go first. */
async function trim(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.wav'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, ...(await stat(join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))) })),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes) return;
    await rm(join(folder, name.replace(/wav$/, 'json')), { force: true });
    await rm(join(folder, name), { force: true });
    bytes -= size;
  }
}
