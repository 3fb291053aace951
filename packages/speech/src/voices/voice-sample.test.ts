import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { neuralVoices } from '../neural/neural-voices.ts';
import { madeSamples, sampleSum, shippedSample, shippedSamples } from './voice-sample.ts';

it('ships how every neural voice sounds today: `npm run voice-samples` makes what is missing', () => {
  expect(madeSamples()).toEqual(Object.fromEntries(neuralVoices.map((voice) => [voice.id, sampleSum(voice)])));
  for (const { id } of neuralVoices) {
    const { size } = statSync(shippedSample(id));
    expect([id, size > 20_000, size < 120_000]).toEqual([id, true, true]);
  }
});

it('ships nothing else', () => {
  const names = readdirSync(shippedSamples).filter((name) => name !== 'made.json');
  expect(names.toSorted()).toEqual(neuralVoices.map(({ id }) => `${id}.mp3`).toSorted());
});
