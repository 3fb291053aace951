import type { Voice } from '@adwright/domain/engines/speech.ts';
import type { Weights } from '@adwright/weights/open-weights.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { KokoroAccent } from './kokoro-symbols.ts';
import { kokoroPeople, sanoPeople } from './people.ts';
import type { NeuralVoice, Reading } from './neural-voice.ts';

export type ListedNeuralVoice = Voice & {
  readonly language: SpeechLanguage;
  /** Which weights it needs. */
  readonly weights: 'kokoro' | 'sano';
  readonly open: (weights: Weights) => NeuralVoice;
};

type Speech = { readonly reading: Reading; readonly accent: KokoroAccent };

/** How the first letter of a Kokoro voice's file reads. */
const readings: Readonly<Record<string, Speech>> = {
  a: { reading: { espeak: 'en-us' }, accent: 'american' },
  b: { reading: { espeak: 'en-gb-x-rp' }, accent: 'british' },
  e: { reading: { espeak: 'es' }, accent: 'other' },
  f: { reading: { espeak: 'fr' }, accent: 'other' },
  i: { reading: { espeak: 'it' }, accent: 'other' },
  p: { reading: { espeak: 'pt-br' }, accent: 'other' },
  j: { reading: 'japanese', accent: 'other' },
  z: { reading: 'chinese', accent: 'other' },
};

const kokoroVoices = kokoroPeople.map(([file, name, language, accent, gender, age, style]): ListedNeuralVoice => ({
  id: `kokoro-${file.replace('_', '-')}`,
  name,
  language,
  gender,
  style,
  age,
  accent,
  quality: 'neural',
  engine: 'Kokoro',
  weights: 'kokoro',
  open: (weights) => ({
    model: 'kokoro',
    ...(readings[file.charAt(0)] ?? { reading: { espeak: 'en-us' }, accent: 'american' }),
    files: {
      model: weights.path('kokoro', 'build/kokoro-quantized.onnx'),
      symbols: weights.path('kokoro', 'build/tokenizer.json'),
      voice: weights.path('kokoro', `build/voices/${file}.bin`),
    },
  }),
}));

const sanoVoices = sanoPeople.map(([folder, name, language, gender, age, style, pace]): ListedNeuralVoice => ({
  id: `sano-${language}`,
  name,
  language,
  gender,
  style,
  age,
  accent: null,
  quality: 'neural',
  engine: 'Sano',
  weights: 'sano',
  open: (weights) => ({
    model: 'sano',
    reading: { espeak: language },
    pace,
    files: {
      engine: weights.path('sano', 'assets/snt_voice.wasm'),
      description: weights.path('sano', `assets/voices/${folder}/meta.json`),
      front: weights.path('sano', `assets/voices/${folder}/front_q8.bin`),
      decoder: weights.path('sano', `assets/voices/${folder}/dec_q8.bin`),
    },
  }),
}));

/** The first voice of a language is the one that speaks when nobody chose. */
export const neuralVoices: readonly ListedNeuralVoice[] = [...kokoroVoices, ...sanoVoices];
