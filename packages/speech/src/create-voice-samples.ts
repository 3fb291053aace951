import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speaker, Voice } from '@adwright/domain/engines/speech.ts';
import type { VoiceSamples } from '@adwright/domain/voices/ports.ts';
import type { SoundCodec } from './sound-codec.ts';
import { makeSample, sampleSum, shippedSample } from './voices/voice-sample.ts';

type Parts = { readonly speaker: Speaker; readonly codec: SoundCodec; readonly folder: string };

/** What does not ship is made when somebody first wants to hear it, then kept; two who ask at once wait for the same. */
export function createVoiceSamples(parts: Parts): VoiceSamples {
  const underWay = new Map<string, Promise<Uint8Array>>();
  async function sampleOf(voice: Voice): Promise<Uint8Array> {
    const file = join(parts.folder, `${sampleSum(voice)}.mp3`);
    const there = (await readIfThere(shippedSample(voice.id))) ?? (await readIfThere(file));
    if (there) return there;
    let making = underWay.get(file);
    if (!making) {
      // Not ended by the one who asked first: others wait for it, and it is kept for all who come later.
      making = make(parts, voice, file).finally(() => underWay.delete(file));
      underWay.set(file, making);
    }
    return making;
  }
  return {
    addressOf: (voice) => `/api/voice/sample/${encodeURIComponent(voice.id)}?v=${sampleSum(voice).slice(0, 8)}`,
    async read(voiceId) {
      const voice = (await parts.speaker.voices()).find(({ id }) => id === voiceId);
      return voice ? { bytes: await sampleOf(voice), mime: 'audio/mpeg' } : null;
    },
  };
}

const readIfThere = (file: string): Promise<Uint8Array | null> => readFile(file).catch(() => null);

async function make(parts: Parts, voice: Voice, file: string): Promise<Uint8Array> {
  const bytes = await makeSample(parts, voice);
  await mkdir(parts.folder, { recursive: true });
  const partial = join(parts.folder, `.${randomUUID()}`);
  await writeFile(partial, bytes);
  await rename(partial, file);
  return bytes;
}
