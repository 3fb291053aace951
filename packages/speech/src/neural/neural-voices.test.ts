import { expect, it } from 'vitest';
import { noWeights } from '../testing/no-weights.ts';
import { neuralVoices } from './neural-voices.ts';

const paceOf = (id: string): number | null => {
  const voice = neuralVoices.find((one) => one.id === id)?.open({ ...noWeights, path: (_, file) => file });
  return voice?.model === 'sano' ? voice.pace : null;
};

it('lets the Russian voice, which slurs when it hurries, take its time, and no other', () => {
  expect(['sano-de', 'sano-ru', 'sano-tr', 'kokoro-af-heart'].map(paceOf)).toEqual([1, 0.9, 1, null]);
});
