import { expect, it } from 'vitest';
import { countText } from '../../draw/count-text.ts';
import { sampleBriefs } from '../../samples/sample-briefs.ts';
import { priceRun } from './price-run.ts';

const timing = { delay: 0, duration: 1 };

it('runs from the old price to the new one in every language, and ends exactly as it is written', () => {
  for (const brief of Object.values(sampleBriefs)) {
    const run = priceRun(brief, timing);
    expect(run?.from).toBeGreaterThan(run?.to ?? Number.POSITIVE_INFINITY);
    expect(run && countText(run, 5, brief.language)).toBe(brief.price);
  }
});

it('does not run where it would reword the price, rise or guess', () => {
  const brief = sampleBriefs.en;
  expect(priceRun({ ...brief, price: '$1480', oldPrice: '$2000' }, timing)).toBeUndefined();
  expect(priceRun({ ...brief, price: '2 for $9', oldPrice: '$12' }, timing)).toBeUndefined();
  expect(priceRun({ ...brief, oldPrice: '$19' }, timing)).toBeUndefined();
  const { oldPrice: _oldPrice, ...plain } = brief;
  expect(priceRun(plain, timing)).toBeUndefined();
});
