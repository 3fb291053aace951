import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['a name that fits', 'Steel bottle (2 pieces)', 40, 'Steel bottle (2 pieces)'],
  ['before a bracket', 'Steel bottle 750 ml with warranty (2 years)', 40, 'Steel bottle 750 ml with warranty'],
  ['at a remark', 'Steel bottle – double wall, keeps hot for twelve hours', 40, 'Steel bottle – double wall'],
  ['to the thing itself', 'Insulated double wall steel bottle for tea', 30, 'double wall steel bottle'],
  ['after a word', 'Bouteille isotherme en acier inoxydable brossé', 30, 'Bouteille isotherme en acier…'],
  ['no shout', '[NEW!] Super-Long Lasting Waterproof Lipstick (12 h)', 40, 'Super-Long Lasting Waterproof Lipstick'],
  [
    'a name of 84 characters',
    '[NEW!] Super-Long Lasting Waterproof Matte Liquid Lipstick Set for Women, 12 Colours',
    40,
    'Waterproof Matte Liquid Lipstick Set',
  ],
  ['nothing but a shout', '[The one and only limited edition]', 20, '[The one and only…'],
  ['not within a bracket', 'Bottle (red, blue, green and many other colors)', 30, 'Bottle'],
  ['Arabic', 'قارورة ماء معزولة من الفولاذ المقاوم للصدأ', 30, 'قارورة ماء معزولة من الفولاذ…'],
  ['Japanese', '真空断熱ステンレスボトル（2本セット）', 14, '真空断熱ステンレスボトル'],
  ['one endless word', 'Donaudampfschifffahrtsgesellschaft', 12, 'Donaudampfs…'],
  ['not within a figure', 'Wooden puzzle 2,000 pieces, night sky', 30, 'Wooden puzzle 2,000 pieces'],
  ['emoji', '👩‍🔬👩‍🔬👩‍🔬👩‍🔬', 13, '👩‍🔬👩‍🔬…'],
])('shortens %s', (_case, name, most, short) => {
  expect(shortName(name, most)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(most);
});
