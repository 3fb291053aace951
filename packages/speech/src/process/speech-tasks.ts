import type { Pronunciation, TimedViseme } from '@adwright/domain/engines/speech.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { alignScript, type AlignScriptRequest, type AlignedScript } from '../align/align-script.ts';
import { alignByReference } from '../align/align-by-reference.ts';
import { type DeepFilterFiles, filterVoice } from '../clean/deep-filter.ts';
import { sayPhrase, type SayPhraseRequest } from '../neural/say-phrase.ts';
import { polish, type Polish } from '../polish/polish.ts';
import { hearAnyLanguage, type HearRequest } from '../recognise/hear-any-language.ts';
import { type Heard, transcribe } from '../recognise/transcribe.ts';
import { findSpeech, hearingRate } from '../recognise/voice-activity.ts';
import { resample } from '../signal/resample.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { Phrase } from '../text/phrases.ts';
import { voiceText } from '../text/voice-text.ts';
import { mouthFromSound } from '../visemes/mouth-from-sound.ts';
import { visemesOf } from '../visemes/phoneme-visemes.ts';
import { joinPhrases } from '../voices/join-phrases.ts';
import { finishVoice, speakText, type SpeakTextRequest, type SpokenText } from '../voices/speak-text.ts';
import type { SpokenPhrase } from '../voices/spoken-phrase.ts';

export type FinishRequest = {
  /** Bare mono voice of another engine, at 48 kHz. */
  readonly voice: Float32Array;
  readonly text: string;
  readonly language: SpeechLanguage;
  readonly gender: Polish['gender'];
};

export type ReadRequest = {
  readonly text: string;
  readonly language: SpeechLanguage;
  readonly pronunciations: readonly Pronunciation[];
};

export type JoinRequest = {
  readonly phrases: readonly Phrase[];
  readonly spoken: readonly SpokenPhrase[];
  readonly speed: number;
  readonly gender: Polish['gender'];
};

export type CleanRequest = {
  /** At 48 kHz. */
  readonly sound: Float32Array;
  readonly files: DeepFilterFiles;
};

/** What runs in the speech processes. Sound for the models is mono, at 16 kHz if nothing else is said. */
export const speechTasks = {
  speak: (request: SpeakTextRequest): Promise<SpokenText> => speakText(request),

  read: ({ text, language, pronunciations }: ReadRequest): Promise<Phrase[]> =>
    voiceText(text, language, pronunciations),

  say: (request: SayPhraseRequest): Promise<SpokenPhrase> => sayPhrase(request),

  join: ({ phrases, spoken, speed, gender }: JoinRequest): SpokenText =>
    finishVoice(joinPhrases(phrases, spoken, speed), 'sampled', gender),

  /** Times, mouth shapes and polish for a voice that another engine spoke. */
  async finish({ voice, text, language, gender }: FinishRequest): Promise<SpokenText> {
    const { words, phonemes } = await alignByReference(resample(voice, sampleRate, 16_000), text, language);
    const sound = polish(voice, { kind: 'sampled', gender });
    const seconds = sound.left.length / sampleRate;
    return { wav: encodeWav(sound), seconds, words, phonemes, visemes: visemesOf(phonemes, seconds) };
  },

  align: (request: AlignScriptRequest): Promise<AlignedScript> => alignScript(request),

  transcribe: (sound: Float32Array): Promise<Heard> => transcribe(sound),

  hear: (request: HearRequest): ReturnType<typeof hearAnyLanguage> => hearAnyLanguage(request),

  clean: ({ sound, files }: CleanRequest): Promise<Float32Array> => filterVoice(sound, files),

  /** At 48 kHz. */
  async voiceSeconds(sound: Float32Array): Promise<number> {
    const spans = await findSpeech(resample(sound, sampleRate, hearingRate));
    return spans.reduce((sum, { start, end }) => sum + end - start, 0);
  },

  mouth: (sound: Float32Array): Promise<TimedViseme[]> => mouthFromSound(sound, sound.length / 16_000),
};

export type SpeechTasks = typeof speechTasks;
