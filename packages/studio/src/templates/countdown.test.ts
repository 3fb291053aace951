import { describe, expect, it } from 'vitest';
import { timeLeft } from './countdown.ts';

describe('timeLeft', () => {
  it('counts days, hours and minutes while there are days', () => {
    expect(timeLeft(2 * 86_400 + 4 * 3600 + 5 * 60, 'en')).toEqual([
      { value: '02', unit: 'days' },
      { value: '04', unit: 'hours' },
      { value: '05', unit: 'minutes' },
    ]);
  });

  it('leaves the days out on the last day', () => {
    expect(timeLeft(3600, 'en').map(({ value }) => value)).toEqual(['01', '00']);
  });

  it('uses the words of the language', () => {
    expect(timeLeft(90_000, 'de').map(({ unit }) => unit)).toEqual(['Tag', 'Stunde', 'Minuten']);
  });
});
