import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speaker, Voice } from '@adwright/domain/engines/speech.ts';
import type { VoiceSamples } from '@adwright/domain/voices/ports.ts';
import type { SoundCodec } from './sound-codec.ts';
import { speechLanguageOf } from './speech-language.ts';
import { sampleTexts } from './voices/sample-texts.ts';

/** Raise it when voices sound otherwise than before: kept samples are then made anew. */
const soundOfVoices = 3;

const digestOf = (voiceId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([soundOfVoices, voiceId]))
    .digest('hex')
    .slice(0, 24);

/** Made when somebody first wants to hear a voice, then kept as a file; two who ask at once wait for the same one. */
export function createVoiceSamples(parts: {
  readonly speaker: Speaker;
  readonly codec: SoundCodec;
  readonly folder: string;
}): VoiceSamples {
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    addressOf: (voiceId) => `/api/voice/sample/${encodeURIComponent(voiceId)}?v=${digestOf(voiceId).slice(0, 8)}`,
    async read(voiceId) {
      const voice = (await parts.speaker.voices()).find(({ id }) => id === voiceId);
      if (!voice) return null;
      const file = join(parts.folder, `${digestOf(voiceId)}.mp3`);
      const kept = await readFile(file).catch(() => null);
      if (kept) return { bytes: kept, mime: 'audio/mpeg' };
      let making = underWay.get(voiceId);
      if (!making) {
        // Not ended by the one who asked first: others wait for it, and it is kept for all who come later.
        making = make(parts, voice, file).finally(() => underWay.delete(voiceId));
        underWay.set(voiceId, making);
      }
      return { bytes: await making, mime: 'audio/mpeg' };
    },
  };
}

async function make(
  { speaker, codec, folder }: { speaker: Speaker; codec: SoundCodec; folder: string },
  voice: Voice,
  file: string,
): Promise<Uint8Array> {
  const text = sampleTexts[speechLanguageOf(voice.language) ?? 'en'];
  const { file: spoken } = await speaker.speak({ text, voiceId: voice.id }, { userId: null, runId: null });
  const bytes = await codec.encodeMp3(spoken.bytes);
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${randomUUID()}`);
  await writeFile(partial, bytes);
  await rename(partial, file);
  return bytes;
}
