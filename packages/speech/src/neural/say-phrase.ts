import { followReference } from '../align/follow-reference.ts';
import { soundsOf, speakPhrase } from '../espeak/espeak.ts';
import { resample } from '../signal/resample.ts';
import type { Phrase, SpokenToken } from '../text/phrases.ts';
import type { SpokenPhrase } from '../voices/spoken-phrase.ts';
import { chineseSounds } from './chinese-sounds.ts';
import { linkedAsPeopleDo } from './french-liaisons.ts';
import { japaneseSounds } from './japanese-sounds.ts';
import { kokoroRate, sayWithKokoro } from './kokoro.ts';
import { kokoroSymbols } from './kokoro-symbols.ts';
import { phonemesOfSounds, tokenSpans } from './line-times.ts';
import type { KokoroVoice, NeuralVoice, SanoVoice } from './neural-voice.ts';
import { stressedAsPeopleDo } from './russian-stress.ts';
import { sanoRate, sayWithSano } from './sano.ts';
import { sanoSymbols } from './sano-symbols.ts';
import { soundLine } from './sound-line.ts';

export type SayPhraseRequest = { readonly phrase: Phrase; readonly voice: NeuralVoice; readonly speed: number };

/** One phrase in a neural voice, with the times of its words and sounds. */
export async function sayPhrase({ phrase, voice, speed }: SayPhraseRequest): Promise<SpokenPhrase> {
  if (!phrase.tokens.some(({ say }) => /[\p{L}\p{N}]/u.test(say))) {
    const tokens = phrase.tokens.map(() => ({ start: 0, end: 0 }));
    return { samples: new Float32Array(0), rate: rateOf(voice), tokens, phonemes: [] };
  }
  return voice.model === 'kokoro' ? withKokoro(phrase, voice, speed) : withSano(phrase, voice, speed);
}

export function rateOf({ model }: NeuralVoice): number {
  return model === 'kokoro' ? kokoroRate : sanoRate;
}

async function withKokoro(phrase: Phrase, { reading, accent, files }: KokoroVoice, speed: number) {
  const line =
    reading === 'chinese'
      ? await chineseSounds(phrase)
      : reading === 'japanese'
        ? await japaneseSounds(phrase)
        : soundLine(phrase, await readAloud(phrase, reading.espeak), (ipa) => kokoroSymbols(ipa, accent));
  const { samples, sounds } = await sayWithKokoro(line, files, speed);
  return { samples, rate: kokoroRate, tokens: tokenSpans(phrase.tokens, sounds), phonemes: phonemesOfSounds(sounds) };
}

/** What eSpeak makes of the words, where it is not what people say. */
async function readAloud(phrase: Phrase, espeak: string): Promise<(readonly string[])[]> {
  const sounds = await soundsOf(phrase, espeak);
  if (espeak === 'ru') return stressedAsPeopleDo(phrase.tokens, sounds);
  if (espeak !== 'fr') return sounds;
  const alone = async (token: SpokenToken) => (await soundsOf({ ...phrase, tokens: [token] }, espeak))[0] ?? [];
  return linkedAsPeopleDo(phrase.tokens, sounds, alone);
}

/** The engine does not say when it says what: a formant voice does, and the times follow from their likeness. */
async function withSano(phrase: Phrase, { reading, pace, files }: SanoVoice, speed: number) {
  const line = soundLine(phrase, await readAloud(phrase, reading.espeak), (ipa) => ipa);
  const samples = await sayWithSano(sanoSymbols(line, reading.espeak), files, speed * pace);
  const reference = await speakPhrase(
    phrase,
    { name: reading.espeak, wordsPerMinute: 150, pitch: 45, range: 60 },
    speed,
  );
  const move = followReference(
    resample(reference.samples, reference.rate, 16_000),
    resample(samples, sanoRate, 16_000),
  );
  return { samples, rate: sanoRate, tokens: reference.tokens.map(move), phonemes: reference.phonemes.map(move) };
}
