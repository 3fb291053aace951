import type { VoiceGender } from '@adwright/domain/engines/speech.ts';
import type { MachineEngine } from './machine-engine.ts';
import { runProgram } from './run-program.ts';

const known: Readonly<Record<string, readonly [name: string, gender: VoiceGender]>> = {
  slt: ['Susan', 'female'],
  rms: ['Robert', 'male'],
  awb: ['Alan', 'male'],
  kal16: ['Kevin', 'male'],
};

/** CMU Flite: English, small and quick. */
export const flite: MachineEngine = {
  name: 'Flite',
  async voices() {
    const listed = await runProgram('flite', ['-lv'], { timeoutMs: 5000 });
    const names =
      /Voices available:(.*)/u
        .exec(listed?.output ?? '')?.[1]
        ?.trim()
        .split(/\s+/u) ?? [];
    return names.flatMap((voice) => {
      const person = known[voice];
      if (!person) return [];
      return {
        id: `flite-${voice}`,
        name: person[0],
        language: 'en',
        gender: person[1],
        style: 'natural',
        age: null,
        accent: null,
        quality: 'standard',
        engine: 'Flite',
        command: ({ wav, text }, speed) => ({
          program: 'flite',
          args: ['-voice', voice, '--setf', `duration_stretch=${(1 / speed).toFixed(3)}`, '-f', text, '-o', wav],
        }),
      } as const;
    });
  },
};
