import { describe, expect, it } from 'vitest';
import { documents, documentOf } from './documents.ts';
import { fitToRule, measureFit } from './fit.ts';
import type { Subject } from './subject.ts';

/** A head of 400 with hair 20 above the skull, shoulders cut at the photo's lower edge only. */
const person: Subject = {
  width: 1200,
  height: 1400,
  eyes: [600, 500],
  roll: 0,
  chin: 205,
  skull: -195,
  hair: -215,
  foot: 900,
  cuts: Array.from({ length: 20 }, (_, i): [number, number] => [-450 + i * 45, 900]),
  light: { exposure: 1, balance: [1, 1, 1], side: 0 },
};

describe('fitToRule', () => {
  it.each(documents.map((rule) => [rule.id, rule] as const))('puts head and eyes inside the rule of %s', (_, rule) => {
    const fit = fitToRule(person, rule);
    if (fit === null) throw new Error('no fit');
    const measures = measureFit(person, rule, fit);
    expect(measures.head).toBeGreaterThan(rule.head.min);
    expect(measures.head).toBeLessThan(rule.head.max);
    expect(measures.eyes).toBeGreaterThan(rule.eyes.min);
    expect(measures.eyes).toBeLessThan(rule.eyes.max);
    expect(measures.aside).toBe(0);
    expect(measures.whole).toBe(true);
    expect(fit.y + person.hair * fit.scale).toBeGreaterThan(0);
  });

  it('takes the middle of the range where nothing stands against it', () => {
    const rule = documentOf('de-passport');
    const fit = fitToRule({ ...person, cuts: [] }, rule);
    expect(fit && measureFit(person, rule, fit).head).toBeCloseTo(34, 1);
  });

  it('makes the head larger rather than show where the photo ends', () => {
    const rule = documentOf('us-passport');
    const close = { ...person, foot: 370, cuts: person.cuts.map(([x]): [number, number] => [x, 370]) };
    const fit = fitToRule(close, rule);
    const measures = fit && measureFit(close, rule, fit);
    expect(measures?.whole).toBe(true);
    expect(measures?.head).toBeGreaterThan(31);
    expect(measures?.head).toBeLessThan(35);
  });

  it('gives up when no size in the rule hides the edge of the photo', () => {
    const tight = { ...person, foot: 240, cuts: person.cuts.map(([x]): [number, number] => [x, 240]) };
    expect(fitToRule(tight, documentOf('us-passport'))).toBeNull();
  });

  it('counts the hair in where the authority does, and lets a bun stick out elsewhere', () => {
    const bun = { ...person, hair: -300 };
    const american = documentOf('us-passport');
    const british = documentOf('gb-passport');
    const [us, gb] = [fitToRule(bun, american), fitToRule(bun, british)];
    if (us === null || gb === null) throw new Error('no fit');
    expect((bun.chin - bun.hair) * us.scale * (51 / 600)).toBeCloseTo(measureFit(bun, american, us).head, 5);
    expect((bun.chin - bun.skull) * gb.scale * (45 / 531)).toBeCloseTo(measureFit(bun, british, gb).head, 5);
    expect(measureFit(bun, british, gb).head).toBeGreaterThan(29);
  });

  it('does what a hand asks for, and measures it honestly', () => {
    const rule = documentOf('de-passport');
    const fit = fitToRule(person, rule, { head: 38, right: 2, down: -1 });
    const plain = fitToRule(person, rule, { head: 38, right: 0, down: 0 });
    if (fit === null || plain === null) throw new Error('no fit');
    expect(measureFit(person, rule, fit).head).toBeCloseTo(38, 5);
    expect(measureFit(person, rule, fit).aside).toBeCloseTo(2, 5);
    expect(measureFit(person, rule, fit).eyes - measureFit(person, rule, plain).eyes).toBeCloseTo(1, 5);
  });
});

it('keeps the numbers of the field', () => {
  const size = (id: Parameters<typeof documentOf>[0]) => {
    const { millimetres: mm, pixels: px } = documentOf(id);
    return `${mm.width}×${mm.height} ${px.width}×${px.height}`;
  };
  expect(size('us-passport')).toBe('51×51 600×600');
  expect(size('gb-passport')).toBe('35×45 413×531');
  expect(size('cn-passport')).toBe('33×48 390×567');
  expect(size('ca-passport')).toBe('50×70 591×827');
  expect(size('es-id-card')).toBe('26×32 307×378');
  expect(size('tr-passport')).toBe('50×60 591×709');
  expect(size('ae-passport')).toBe('40×60 472×709');
  expect(size('my-passport')).toBe('35×50 413×591');
  expect(documentOf('us-visa').file).toEqual({ min: 0, max: 240 });
  expect(documentOf('in-driving-licence').file).toEqual({ min: 20, max: 50 });
  expect(documentOf('jp-passport')).toMatchObject({ head: { min: 31.5, max: 36 }, assumed: ['head', 'eyes'] });
  for (const { pixels, millimetres, dpi } of documents)
    expect(Math.abs((pixels.height / millimetres.height) * 25.4 - dpi)).toBeLessThan(2);
});
