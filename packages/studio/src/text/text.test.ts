import { describe, expect, it } from 'vitest';
import { evenMeasurer } from './even-measurer.ts';
import { fitText, prepareText, truncateText, type TextRequest } from './fit.ts';
import { piecesOf } from './pieces.ts';
import { fromLeft } from './word-order.ts';
import { baseDirection, graphemesOf, withSettledPercents } from './script.ts';

const font = { families: ['Inter'], weight: 400, italic: false };
const request = (text: string, more: Partial<TextRequest> = {}): TextRequest => ({
  text,
  language: 'en',
  font,
  size: 40,
  minSize: 20,
  lineHeight: 1,
  tracking: 0,
  maxLines: 10,
  balance: false,
  ...more,
});
const fit = (text: string, width: number, height: number, more: Partial<TextRequest> = {}) =>
  fitText(prepareText(request(text, more), evenMeasurer), width, height, evenMeasurer);

it('holds a percent sign on its side of Latin digits among Arabic letters, once and only there', () => {
  const settled = `خصم ${new Intl.NumberFormat('ar', { style: 'percent' }).format(0.25)} على كل شيء`;
  expect(withSettledPercents('خصم 25% على كل شيء')).toBe(settled);
  expect(withSettledPercents(settled)).toBe(settled);
  expect(withSettledPercents('25% off')).toBe('25% off');
});

describe('piecesOf', () => {
  const texts = (text: string, language: string): string[] => piecesOf(text, language).map((piece) => piece.text);

  it('keeps Japanese punctuation off the start of a line and opening brackets off its end', () => {
    for (const piece of texts('「朝の味わい」を、毎日。しぼりたてジュース', 'ja')) {
      expect(piece).not.toMatch(/^[、。」ーッュ]/u);
      expect(piece).not.toMatch(/「$/u);
    }
  });

  it('keeps particles with the word before them', () => {
    expect(texts('夜のうちに届く', 'ja')).toEqual(['夜のうちに', '届く']);
  });

  it('cuts Japanese into phrases: no compound, counter, honorific or verb apart, nothing left alone', () => {
    const phrases = (text: string): string => texts(text, 'ja').join('|');
    expect(phrases('毎週ワンタップでお休みできます')).toBe('毎週ワンタップで|お休みできます');
    expect(phrases('前の晩にしぼり、一度も凍らせません')).toBe('前の晩に|しぼり、|一度も|凍らせません');
    expect(phrases('砂糖も水も保存料も加えません')).toBe('砂糖も水も|保存料も|加えません');
    expect(phrases('朝七時にはお手元へ。濃縮還元もしません。')).toBe('朝七時には|お手元へ。|濃縮還元も|しません。');
    expect(phrases('目覚ましより早く、しぼりたて。')).toBe('目覚ましより|早く、|しぼりたて。');
    expect(phrases('1本3,480円から、軽くて丈夫な靴')).toBe('1本|3,480円から、|軽くて|丈夫な靴');
  });

  it('breaks Thai between words although it has no spaces', () => {
    expect(texts('น้ำผลไม้สดทุกเช้า', 'th').length).toBeGreaterThan(2);
  });

  it('keeps a number and its unit together', () => {
    expect(texts('Finally: 190 g a shoe, washed at 30 °C', 'en')).toEqual([
      'Finally:',
      '190\u00a0g',
      'a',
      'shoe,',
      'washed',
      'at',
      '30\u00a0°C',
    ]);
    expect(texts('5 good reasons', 'en')).toEqual(['5', 'good', 'reasons']);
  });

  it('breaks after a hyphen but not at a no-break space', () => {
    expect(texts('cold-pressed 25\u00a0%', 'en')).toEqual(['cold-', 'pressed', '25\u00a0%']);
  });

  it.each(['VG-10', 'T-shirt', '24/7', '10–20', 'USB-C'])('keeps %s on one line', (name) => {
    expect(texts(name, 'en')).toEqual([name]);
  });
});

describe('fitText', () => {
  it('takes the wished size when there is room', () => {
    expect(fit('two words', 400, 100)).toMatchObject({ size: 40, fits: true, truncated: false });
  });

  it('shrinks no further than needed and stays within the box', () => {
    const set = fit('several words that need two or three lines', 300, 110);
    expect(set.fits).toBe(true);
    expect(set.size).toBeLessThan(40);
    expect(set.size).toBeGreaterThan(20);
    expect(set.width).toBeLessThanOrEqual(300);
    expect(set.height).toBeLessThanOrEqual(110.1);
  });

  it('shrinks rather than break a long word, and says so when it cannot', () => {
    expect(fit('Donaudampfschifffahrt', 320, 200)).toMatchObject({ fits: true });
    const impossible = fit('https://example.com/a-long-address-of-a-page', 200, 400);
    expect(impossible.fits).toBe(false);
    expect(impossible.width).toBeLessThanOrEqual(200);
  });

  it('parts a word with hyphens where even the smallest size is too wide for it, as large as then fits', () => {
    const set = fit('Donaudampfschifffahrtsgesellschaft', 200, 400);
    expect(set.fits).toBe(true);
    expect(set.width).toBeLessThanOrEqual(200.1);
    const [last, ...before] = set.lines.toReversed();
    for (const line of before) expect([line.parted, line.text.endsWith('-')]).toEqual([true, true]);
    expect(last?.parted).toBe(false);
    const read = set.lines.map(({ text, parted }) => (parted ? text.slice(0, -1) : text)).join('');
    expect(read).toBe('Donaudampfschifffahrtsgesellschaft');
    expect(fit('Donaudampfschifffahrtsgesellschaft', 200, 40, { maxLines: 1 }).fits).toBe(false);
  });

  it('balances lines of a headline', () => {
    const widths = fit('one two three four five six', 440, 400, { balance: true }).lines.map((line) => line.width);
    expect(widths).toHaveLength(2);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(120);
  });

  it('leaves no word alone on the last line where the others can share', () => {
    const { lines } = fit('Nothing added: no sugar, no water', 300, 400, { balance: true });
    expect(lines.map((line) => line.text)).toEqual(['Nothing added:', 'no sugar,', 'no water']);
  });

  it('does not begin with a short word alone', () => {
    const { lines } = fit('No sugar, no sweetener', 190, 400, { balance: true });
    expect(lines.map((line) => line.text)).toEqual(['No sugar,', 'no', 'sweetener']);
  });

  it('sets a button on one line where a smaller size allows it', () => {
    const wrapped = fit('See the details', 240, 400);
    expect([wrapped.size, wrapped.lines.length]).toEqual([40, 2]);
    const whole = fit('See the details', 240, 400, { oneLine: true });
    expect(whole.lines).toHaveLength(1);
    expect(whole.size).toBeGreaterThanOrEqual(20);
    expect(fit('See the details', 120, 400, { oneLine: true }).lines.length).toBeGreaterThan(1);
  });

  it('never cuts inside an emoji made of several characters', () => {
    const whole = new Set(['👩🏽‍🚀', '👨‍👩‍👧‍👦']);
    const { lines } = fit('👩🏽‍🚀👨‍👩‍👧‍👦👩🏽‍🚀👨‍👩‍👧‍👦', 25, 400);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) for (const grapheme of graphemesOf(line.text)) expect(whole).toContain(grapheme);
  });
});

describe('truncateText', () => {
  it('ends at a whole word with an ellipsis inside the width', () => {
    const set = truncateText(
      prepareText(request('one two three four five six seven'), evenMeasurer),
      20,
      100,
      2,
      evenMeasurer,
    );
    expect(set.truncated).toBe(true);
    expect(set.lines).toHaveLength(2);
    expect(set.lines.at(-1)?.text).toMatch(/^\w+…$/u);
    expect(set.width).toBeLessThanOrEqual(100);
  });
});

describe('baseDirection', () => {
  it('follows the creative when Arabic opens with a Latin name', () => {
    expect(baseDirection('Adwright على بابك', 'rtl')).toBe('rtl');
    expect(baseDirection('Adwright', 'rtl')).toBe('ltr');
  });

  it('goes by the first letter elsewhere, past quotes and digits', () => {
    expect(baseDirection('«25% على كل شيء» Adwright', 'ltr')).toBe('rtl');
    expect(baseDirection('“Adwright” على بابك', 'ltr')).toBe('ltr');
  });
});

describe('fromLeft', () => {
  it('runs names of several words the other way inside right-to-left words', () => {
    const words = ['جرّب', 'Clay', 'Mug', '2', 'اليوم'];
    expect(fromLeft(words, 'rtl').map((index) => words[index])).toEqual(['اليوم', 'Clay', 'Mug', '2', 'جرّب']);
    expect(fromLeft(['one', 'two'], 'ltr')).toEqual([0, 1]);
  });
});
