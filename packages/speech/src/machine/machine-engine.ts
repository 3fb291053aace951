import type { Voice } from '@adwright/domain/engines/speech.ts';
import type { SpeechLanguage } from '../speech-language.ts';

/** What to start to have a text spoken into a file. The text goes in by standard input, or from `textFile`. */
export type SpeakCommand = { readonly program: string; readonly args: readonly string[] };

export type MachineVoice = Voice & {
  readonly language: SpeechLanguage;
  command(files: { readonly wav: string; readonly text: string }, speed: number): SpeakCommand;
};

/** A speech engine that may be installed on this machine: asks whether it is there, and which voices it has. */
export type MachineEngine = { readonly name: string; voices(): Promise<readonly MachineVoice[]> };
