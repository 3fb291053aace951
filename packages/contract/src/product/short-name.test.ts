import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['a name that fits', 'Steel bottle (2 pieces)', 40, 'Steel bottle (2 pieces)'],
  ['before a bracket', 'Steel bottle 750 ml with warranty (2 years)', 40, 'Steel bottle 750 ml with warranty'],
  ['at a remark', 'Steel bottle – double wall, keeps hot for twelve hours', 40, 'Steel bottle – double wall'],
  ['after a word', 'Insulated double wall steel bottle for tea', 30, 'Insulated double wall steel…'],
  ['not within a bracket', 'Bottle (red, blue, green and many other colors)', 30, 'Bottle…'],
  ['Arabic', 'قارورة ماء معزولة من الفولاذ المقاوم للصدأ', 30, 'قارورة ماء معزولة من الفولاذ…'],
  ['Japanese', '真空断熱ステンレスボトル（2本セット）', 14, '真空断熱ステンレスボトル'],
  ['one endless word', 'Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampfs…'],
  ['emoji', '👩‍🔬👩‍🔬👩‍🔬👩‍🔬', 13, '👩‍🔬👩‍🔬…'],
])('shortens %s', (_case, name, most, short) => {
  expect(shortName(name, most)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(most);
});
