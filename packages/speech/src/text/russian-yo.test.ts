import { expect, it } from 'vitest';
import { openYo } from './russian-yo.ts';

const { withYo } = await openYo();

it.each([
  ['зеленый', 'зелёный'],
  ['Еще', 'Ещё'],
  ['ЕЩЕ', 'ЕЩЁ'],
  ['«легкие»,', '«лёгкие»,'],
  ['привезем', 'привезём'],
  ['самолете', 'самолёте'],
  ['трехслойная', 'трёхслойная'],
  ['Артем', 'Артём'],
])('%s is printed for %s', (written, meant) => expect(withYo(written)).toBe(meant));

it.each(['все', 'небо', 'чек', 'лето', 'Лето', 'зелёный', 'Киев', 'AirPods', '25', ''])('%s stays as it is', (word) =>
  expect(withYo(word)).toBe(word),
);
