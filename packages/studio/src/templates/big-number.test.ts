import { describe, expect, it } from 'vitest';
import { figureOf } from './big-number.ts';

const brief = { language: 'en', direction: 'ltr', headline: 'Quiet at last' } as const;

describe('figureOf', () => {
  it('takes the rating first, as a share of its scale', () => {
    expect(figureOf({ ...brief, rating: { value: 4.5, max: 5, label: '4.5 out of 5' } })).toEqual({
      text: '4.5',
      about: '4.5 out of 5',
      share: 0.9,
    });
  });

  it('finds a percentage in the words and knows what it is a share of', () => {
    expect(figureOf({ ...brief, badge: '25% off' })).toEqual({ text: '25%', about: '25% off', share: 0.25 });
  });

  it('finds a number in the headline without repeating the headline', () => {
    expect(figureOf({ ...brief, headline: 'Silence for 30 hours' })).toEqual({ text: '30', about: undefined });
  });

  it('invents nothing where there is no number', () => {
    expect(figureOf(brief)).toBeUndefined();
  });
});
