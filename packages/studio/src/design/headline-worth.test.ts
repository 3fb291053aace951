import { describe, expect, it } from 'vitest';
import type { AdSubject } from './ad-subject.ts';
import { headlineWorth, isCutOff, isNamed, repeatedLines } from './headline-worth.ts';

const about = (names: string[], facts: string[] = []): AdSubject => ({ names, facts, hasLogo: false });

describe('a headline that was cut', () => {
  it.each(['BOTTLE WITH WARRANTY (2', '保温ボトル「750', 'Fresh juice,', 'Tea &', 'قارورة (750', 'Saft „frisch'])(
    'is seen: %s',
    (line) => {
      expect(isCutOff(line)).toBe(true);
    },
  );

  it.each([
    'Fresh juice (no sugar)',
    'It’s here',
    '“Best ever”',
    '„Frisch gepresst“',
    'Made in ’76',
    '目覚ましより早く、しぼりたて。',
    'Fresh juice',
  ])('is no whole one: %s', (line) => {
    expect(isCutOff(line, ['Fresh juice for mornings'])).toBe(false);
  });

  it('is seen within a word of the name it repeats', () => {
    expect(isCutOff('Double wall bott', ['Double wall bottle'])).toBe(true);
    expect(isCutOff('保温ボト', ['保温ボトル'])).toBe(false);
  });
});

describe('what a headline is worth', () => {
  const juice = about(['Morrow juice box'], ['Pressed at night', 'Never frozen']);
  it('is most where it is about the product, least where it could stand over anything', () => {
    const order = ['Juice that was never frozen', 'Morrow juice box', 'Simply better mornings', 'Discover more', 'Go!'];
    const worths = order.map((line) => headlineWorth(line, juice));
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(worths[0]).toBe(100);
    expect(worths[3]).toBeLessThan(50);
  });

  it.each([
    ['cn', '了解更多', '现榨果汁七点送到', ['鲜榨果汁'], 50],
    ['ja', 'もっと見る', 'しぼりたてジュースを朝七時に', ['ジュース'], 50],
    ['kr', '더 알아보기', '매일 아침 신선한 주스', ['모로우 주스'], 50],
    ['ar', 'اكتشف المزيد', 'عصير طازج كل صباح', ['عصير مورو'], 50],
    ['ru', 'Узнать больше', 'Свежий сок к семи утра', ['Сок Морроу'], 50],
    ['de', 'Mehr erfahren', 'Frischer Saft um sieben', ['Morrow Saft'], 50],
    ['tr', 'Daha fazla', 'Sabah yedide taze meyve suyu', ['Morrow meyve suyu'], 50],
  ])('needs no list of phrases in %s', (_language, filler, told, names, most) => {
    expect(headlineWorth(filler, about(names))).toBeLessThan(most);
    expect(headlineWorth(told, about(names))).toBe(100);
  });

  it('is fair where it is a fact of the product, though its words are short', () => {
    const lamp = about(['Bow Desk Lamp'], ['Dims to a glow', 'Uses 6 watts']);
    expect(headlineWorth('Dims to a glow', lamp)).toBeGreaterThanOrEqual(72);
    expect(headlineWorth('Made for you', lamp)).toBeLessThan(50);
  });

  it('falls where it is too long to be read in passing', () => {
    const long = 'Juice from fruit we know by name, pressed at night and brought to your door before the alarm rings';
    expect(headlineWorth(long, juice)).toBeLessThan(80);
  });
});

it('finds lines that say the same again, whole or as a part, and lets a word, a figure or a row come twice', () => {
  const repeated = (...texts: string[]): string[] => repeatedLines(texts.map((text) => ({ text })));
  expect(repeated('Never frozen', 'never frozen!', 'Morrow')).toEqual(['never frozen!']);
  expect(repeated('Fresh juice', 'Fresh juice by seven')).toEqual(['Fresh juice']);
  expect(repeated('Morrow', 'Morrow', 'By Morrow', '4.8', '4.8 out of 5')).toEqual([]);
  expect(repeated('从不冷冻', '从不冷冻')).toHaveLength(1);
  const row = { text: 'Never frozen', slot: 'bullet' };
  expect(repeatedLines([row, row])).toEqual([]);
  expect(repeatedLines([row, { text: 'Never frozen', slot: 'headline' }])).toHaveLength(1);
});

it('takes a product for named by two words of a long name, or by the brand', () => {
  expect(isNamed(['The steel bottle for tea'], ['North steel bottle 750'])).toBe(true);
  expect(isNamed(['By North'], ['Double wall flask', 'North'])).toBe(true);
  expect(isNamed(['For you'], ['North steel bottle', 'North'])).toBe(false);
  expect(isNamed(['鲜榨果汁到家'], ['鲜榨果汁'])).toBe(true);
});
