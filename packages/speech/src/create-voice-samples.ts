import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speaker, Voice } from '@adwright/domain/engines/speech.ts';
import type { VoiceSamples } from '@adwright/domain/voices/ports.ts';
import type { SoundCodec } from './sound-codec.ts';
import { speechLanguageOf } from './speech-language.ts';
import { sampleTexts } from './voices/sample-texts.ts';

/** Raise it when voices sound otherwise than before: kept samples are then made anew. */
const soundOfVoices = 4;

const digestOf = (voiceId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([soundOfVoices, voiceId]))
    .digest('hex')
    .slice(0, 24);

type Making = { readonly sentences: readonly Promise<Uint8Array>[]; readonly whole: Promise<Uint8Array> };

/** Made when somebody first wants to hear a voice, then kept as a file; two who ask at once wait for the same one. */
export function createVoiceSamples(parts: {
  readonly speaker: Speaker;
  readonly codec: SoundCodec;
  readonly folder: string;
}): VoiceSamples {
  const underWay = new Map<string, Making>();
  /** Null for a voice that is not there. */
  async function find(voiceId: string): Promise<Uint8Array | Making | null> {
    const voice = (await parts.speaker.voices()).find(({ id }) => id === voiceId);
    if (!voice) return null;
    const file = join(parts.folder, `${digestOf(voiceId)}.mp3`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const known = underWay.get(voiceId);
    if (known) return known;
    // Not ended by the one who asked first: others wait for it, and it is kept for all who come later.
    const making = make(parts, voice, file);
    underWay.set(voiceId, making);
    making.whole.finally(() => underWay.delete(voiceId)).catch(() => undefined);
    return making;
  }
  return {
    addressOf: (voiceId) => `/api/voice/sample/${encodeURIComponent(voiceId)}?v=${digestOf(voiceId).slice(0, 8)}`,
    async read(voiceId) {
      const found = await find(voiceId);
      return found && { bytes: 'whole' in found ? await found.whole : found, mime: 'audio/mpeg' };
    },
    async coming(voiceId) {
      const found = await find(voiceId);
      if (!found || !('sentences' in found)) return null;
      // Whoever cannot be heard at all is refused before anything of an answer is sent.
      await found.sentences[0];
      return inOrder(found.sentences);
    },
  };
}

async function* inOrder(sentences: readonly Promise<Uint8Array>[]): AsyncGenerator<Uint8Array> {
  for (const sentence of sentences) yield await sentence;
}

/** The first sentence has the machine for itself: somebody waits for it. The others are made while it is heard. */
function make(
  { speaker, codec, folder }: Parameters<typeof createVoiceSamples>[0],
  voice: Voice,
  file: string,
): Making {
  const [first = '', ...others] = sampleTexts[speechLanguageOf(voice.language) ?? 'en'].split(/(?<=[.。])\s*/u);
  const say = async (text: string): Promise<Uint8Array> => {
    const spoken = await speaker.speak({ text, voiceId: voice.id }, { userId: null, runId: null });
    return codec.encodeMp3(spoken.file.bytes, { headless: true });
  };
  const begun = say(first);
  const sentences = [begun, ...others.map((text) => begun.then(() => say(text)))];
  const whole = Promise.all(sentences).then(async (all) => {
    const bytes = Buffer.concat(all);
    await mkdir(folder, { recursive: true });
    const partial = join(folder, `.${randomUUID()}`);
    await writeFile(partial, bytes);
    await rename(partial, file);
    return bytes;
  });
  return { sentences, whole };
}
