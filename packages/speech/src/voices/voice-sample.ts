import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Speaker, Voice } from '@adwright/domain/engines/speech.ts';
import type { SoundCodec } from '../sound-codec.ts';
import { soundOfLanguage, soundOfVoices } from '../sound-of-voices.ts';
import { type SpeechLanguage, speechLanguageOf } from '../speech-language.ts';
import { sampleTexts } from './sample-texts.ts';

type SpokenBy = Pick<Voice, 'id' | 'language'>;

const spokenIn = ({ language }: SpokenBy): SpeechLanguage => speechLanguageOf(language) ?? 'en';

const textOf = (voice: SpokenBy): string => sampleTexts[spokenIn(voice)];

/** Another one once the voice sounds otherwise or says something else. */
export function sampleSum(voice: SpokenBy): string {
  const facts = [soundOfVoices, voice.id, textOf(voice), ...soundOfLanguage(spokenIn(voice))];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24);
}

/**
 * Samples of the voices that take seconds to begin to speak come with the product, and are heard at once. Others are
 * made when they are first wanted. `npm run voice-samples` makes those that ship.
 */
export const shippedSamples = join(import.meta.dirname, '../../samples');

/** Of which sum each of them is. */
export function madeSamples(): Readonly<Record<string, string>> {
  const file = join(shippedSamples, 'made.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

export const shippedSample = (voiceId: string): string => join(shippedSamples, `${voiceId}.mp3`);

export async function makeSample(
  { speaker, codec }: { readonly speaker: Speaker; readonly codec: SoundCodec },
  voice: SpokenBy,
): Promise<Uint8Array> {
  const { file } = await speaker.speak({ text: textOf(voice), voiceId: voice.id }, { userId: null, runId: null });
  return codec.encodeMp3(file.bytes);
}
