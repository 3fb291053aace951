import type { SpeechLanguage } from '../speech-language.ts';
import type { MachineEngine } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

const languages: readonly (readonly [tag: string, name: string, language: SpeechLanguage])[] = [
  ['en-US', 'Emily', 'en'],
  ['en-GB', 'Grace', 'en'],
  ['de-DE', 'Lena', 'de'],
  ['es-ES', 'Carmen', 'es'],
  ['fr-FR', 'Juliette', 'fr'],
  ['it-IT', 'Chiara', 'it'],
];

/** SVOX Pico: one clear woman's voice in each of six dialects. It takes its text from the command line only. */
export const pico: MachineEngine = {
  name: 'SVOX Pico',
  async voices() {
    const there = await runProgram('pico2wave', ['--help'], { timeoutMs: 5000 });
    if (there === null) return [];
    return languages.map(([tag, name, language]) => ({
      id: `pico-${tag.toLowerCase()}`,
      name,
      language,
      gender: 'female',
      style: 'natural',
      age: null,
      accent: null,
      quality: 'standard',
      engine: 'SVOX Pico',
      command: ({ wav, text }, speed) => ({
        program: 'sh',
        // The shell only hands the file on as one argument: nothing in the text is interpreted.
        args: [
          '-c',
          'exec pico2wave "--lang=$1" "--wave=$2" "<speed level=\\"$3\\">$(cat "$4")</speed>"',
          'sh',
          tag,
          wav,
          String(Math.round(speed * 100)),
          text,
        ],
      }),
    }));
  },
};
