import { expect, it } from 'vitest';
import { jobs } from './jobs.ts';
import { tools } from './registry.ts';

it('names every tool by its own id and has a job for each', () => {
  expect(Object.values(tools).map((tool) => tool.id)).toEqual(Object.keys(tools));
  expect(Object.keys(jobs).toSorted()).toEqual(Object.keys(tools).toSorted());
});

it('gives every tool a time limit, a stage to report and a price in whole credits', () => {
  for (const tool of Object.values(tools)) {
    expect(tool.timeoutSeconds).toBeGreaterThan(0);
    expect(tool.stages.length).toBeGreaterThan(0);
  }
  const brief = {
    product: 'Fjord',
    description: '',
    benefits: ['Cold'],
    audience: '',
    offer: '',
    price: '',
    proof: '',
  };
  expect(tools['ad-copy'].price(tools['ad-copy'].input.parse({ brief }))).toBe(1);
  expect(tools['qr-code'].price(tools['qr-code'].input.parse({ content: { type: 'text', text: 'x' } }))).toBe(0);
});
