import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speaker, Voice } from '@adwright/domain/engines/speech.ts';
import type { SamplePart, VoiceSamples } from '@adwright/domain/voices/ports.ts';
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

/** Made when somebody first wants to hear a voice, then kept as files; two who ask at once wait for the same ones. */
export function createVoiceSamples(parts: {
  readonly speaker: Speaker;
  readonly codec: SoundCodec;
  readonly folder: string;
}): VoiceSamples {
  const underWay = new Map<string, Promise<Uint8Array>>();
  async function say(voice: Voice, part: SamplePart): Promise<Uint8Array> {
    const file = join(parts.folder, `${digestOf(voice.id)}-${part}.mp3`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    let making = underWay.get(file);
    if (!making) {
      // Not ended by the one who asked first: others wait for it, and it is kept for all who come later.
      making = make(parts, voice, part, file).finally(() => underWay.delete(file));
      underWay.set(file, making);
    }
    return making;
  }
  return {
    addressOf: (voiceId) => `/api/voice/sample/${encodeURIComponent(voiceId)}?v=${digestOf(voiceId).slice(0, 8)}`,
    async read(voiceId, part) {
      const voice = (await parts.speaker.voices()).find(({ id }) => id === voiceId);
      if (!voice) return null;
      // The first sentence has the machine for itself: somebody waits for it. The rest is made while it is heard.
      const first = say(voice, 'first');
      const rest = first.then(() => say(voice, 'rest'));
      // Who asked for the beginning alone is not told what became of the rest until they ask for it.
      rest.catch(() => undefined);
      const wanted = part === undefined ? [first, rest] : [part === 'first' ? first : rest];
      return { bytes: Buffer.concat(await Promise.all(wanted)), mime: 'audio/mpeg' };
    },
  };
}

async function make(
  { speaker, codec, folder }: Parameters<typeof createVoiceSamples>[0],
  voice: Voice,
  part: SamplePart,
  file: string,
): Promise<Uint8Array> {
  const whole = sampleTexts[speechLanguageOf(voice.language) ?? 'en'];
  const first = /^[^.。]+[.。]/u.exec(whole)?.[0] ?? whole;
  const text = part === 'first' ? first : whole.slice(first.length);
  const { file: spoken } = await speaker.speak({ text, voiceId: voice.id }, { userId: null, runId: null });
  const bytes = await codec.encodeMp3(spoken.bytes, { headless: true });
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${randomUUID()}`);
  await writeFile(partial, bytes);
  await rename(partial, file);
  return bytes;
}
