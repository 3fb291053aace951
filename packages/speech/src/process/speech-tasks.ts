import type { TimedViseme } from '@adwright/domain/engines/speech.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { encodeWav } from '@adwright/sound/wav.ts';
import { alignScript, type AlignScriptRequest, type AlignedScript } from '../align/align-script.ts';
import { alignByReference } from '../align/align-by-reference.ts';
import { polish, type Polish } from '../polish/polish.ts';
import { type Heard, transcribe } from '../recognise/transcribe.ts';
import { resample } from '../signal/resample.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { mouthFromSound } from '../visemes/mouth-from-sound.ts';
import { visemesOf } from '../visemes/phoneme-visemes.ts';
import { speakText, type SpeakTextRequest, type SpokenText } from '../voices/speak-text.ts';

export type FinishRequest = {
  /** Bare mono voice of another engine, at 48 kHz. */
  readonly voice: Float32Array;
  readonly text: string;
  readonly language: SpeechLanguage;
  readonly gender: Polish['gender'];
};

/** What runs in the speech processes. Sound for the models is mono at 16 kHz. */
export const speechTasks = {
  speak: (request: SpeakTextRequest): Promise<SpokenText> => speakText(request),

  /** Times, mouth shapes and polish for a voice that another engine spoke. */
  async finish({ voice, text, language, gender }: FinishRequest): Promise<SpokenText> {
    const { words, phonemes } = await alignByReference(resample(voice, sampleRate, 16_000), text, language);
    const sound = polish(voice, { kind: 'sampled', gender });
    const seconds = sound.left.length / sampleRate;
    return { wav: encodeWav(sound), seconds, words, phonemes, visemes: visemesOf(phonemes, seconds) };
  },

  align: (request: AlignScriptRequest): Promise<AlignedScript> => alignScript(request),

  transcribe: (sound: Float32Array): Promise<Heard> => transcribe(sound),

  mouth: (sound: Float32Array): Promise<TimedViseme[]> => mouthFromSound(sound, sound.length / 16_000),
};

export type SpeechTasks = typeof speechTasks;
