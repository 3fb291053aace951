import type {
  Pronunciation,
  TimedPhoneme,
  TimedViseme,
  TimedWord,
  VoiceGender,
} from '@adwright/domain/engines/speech.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import type { EspeakVoice } from '../espeak/espeak.ts';
import { polish, type Polish } from '../polish/polish.ts';
import { resample } from '../signal/resample.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { voiceText } from '../text/voice-text.ts';
import { visemesOf } from '../visemes/phoneme-visemes.ts';
import type { SpokenPhrases } from './join-phrases.ts';
import { speakPhrases } from './speak-phrases.ts';

export type SpeakTextRequest = {
  readonly text: string;
  readonly language: SpeechLanguage;
  readonly voice: EspeakVoice;
  readonly gender: VoiceGender;
  readonly speed: number;
  readonly pronunciations: readonly Pronunciation[];
};

export type SpokenText = {
  readonly wav: Uint8Array;
  readonly seconds: number;
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
  readonly visemes: readonly TimedViseme[];
};

export async function speakText(request: SpeakTextRequest): Promise<SpokenText> {
  const phrases = await voiceText(request.text, request.language, request.pronunciations);
  return finishVoice(await speakPhrases(phrases, request.voice, request.speed), 'synthetic', request.gender);
}

export function finishVoice(
  { samples, rate, words, phonemes }: SpokenPhrases,
  kind: Polish['kind'],
  gender: VoiceGender,
): SpokenText {
  const sound = polish(resample(samples, rate, sampleRate), { kind, gender });
  const seconds = sound.left.length / sampleRate;
  return { wav: encodeWav(sound), seconds, words, phonemes, visemes: visemesOf(phonemes, seconds) };
}
