import { expect, it } from 'vitest';
import { titleOfScript } from './title-of-script.ts';

it.each([
  ['Hello from our shop!', 'Hello from our shop!'],
  [
    'Meet the amber candle! It burns for 50 hours and costs $19.99, so order yours today.',
    'Meet the amber candle! It burns for 50 hours and costs…',
  ],
  [`${'a'.repeat(57)} 🎉🎉 tonight`, `${'a'.repeat(57)}…`],
  [' Two\nlines ', 'Two lines'],
  [undefined, ''],
])('calls a film by how it begins', (script, title) => expect(titleOfScript({ script })).toBe(title));
