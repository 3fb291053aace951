import { AppError } from '@adwright/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { fits } from '../../kit/qr/plan/capacity.ts';
import { contrastOf, isInverted } from '../../kit/qr/plan/contrast.ts';
import { contract as qrCode, QrCodeInput } from '../contract.ts';
import { logoBox } from '../../kit/qr/plan/logo-box.ts';
import { planQrCode } from './plan.ts';
import { symbolOf } from '../../kit/qr/plan/symbol.ts';

const text = (value: string, style: object = {}) =>
  QrCodeInput.parse({ content: { type: 'text', text: value }, style });

it('takes the specified defaults', () => {
  expect(QrCodeInput.parse({ content: { type: 'text', text: 'x' } }).style).toMatchObject({
    size: 300,
    level: 'Q',
    image_size: 0.4,
  });
});

it('parses its own result to the same value, as a second delivery must', () => {
  const input = QrCodeInput.parse({
    content: { type: 'url', url: ' example.com ', utm: { source: ' a ' } },
    style: { foreground: '#ABCDEF' },
  });
  expect(QrCodeInput.parse(input)).toEqual(input);
});

describe('capacity', () => {
  it.each([
    ['Q', 'é'.repeat(831)],
    ['H', '7'.repeat(3057)],
    ['L', 'A-Z '.repeat(1074)],
  ] as const)('agrees with the encoder on the last character of level %s', (level, value) => {
    expect(fits(value, level)).toBe(true);
    expect(symbolOf(value, level).length).toBe(177);
    const longer = value + value.slice(0, 1);
    expect(fits(longer, level)).toBe(false);
    expect(() => symbolOf(longer, level)).toThrow(new AppError('qr_content_too_long'));
  });

  it('is checked before a run is accepted', () => {
    expect(() => qrCode.check?.(text('x'.repeat(1663)))).not.toThrow();
    expect(() => qrCode.check?.(text('x'.repeat(1664)))).toThrow(new AppError('qr_content_too_long'));
  });
});

describe('drawing', () => {
  it('counts the margin into the view box and draws every dark module once', () => {
    const { svg, modules } = planQrCode(text('hello', { margin: 2, size: 400 }));
    expect(svg).toContain(`width="400" height="400" viewBox="0 0 ${modules + 4} ${modules + 4}"`);
    const drawn = [...svg.matchAll(/M\d+ \d+h(\d+)v1/g)].reduce((sum, [, width]) => sum + Number(width), 0);
    const dark = symbolOf('hello', 'Q').flat().filter(Boolean).length;
    expect(drawn).toBe(dark);
  });

  it('puts nothing of the content into the markup', () => {
    expect(planQrCode(text('"><script>alert(1)</script>')).svg).not.toContain('script');
  });

  it.each(['red', '#12345', '#1234567', 'url(#x)', '"/><x'])('refuses the colour %j', (foreground) => {
    expect(QrCodeInput.safeParse({ content: { type: 'text', text: 'x' }, style: { foreground } }).success).toBe(false);
  });
});

describe('contrast', () => {
  it('is WCAG’s', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBe(4.48);
    expect(contrastOf('#123456', '#123456')).toBe(1);
  });
  it('knows light on dark', () => {
    expect(isInverted({ foreground: '#ffffff', background: '#000000' })).toBe(true);
    expect(isInverted({ foreground: '#000000', background: '#ffffff' })).toBe(false);
  });
});

describe('logo box', () => {
  it.each([0.1, 0.5, 1, 2, 8])('keeps to the correctable share and off the finders, aspect %d', (aspect) => {
    for (const modules of [21, 25, 45, 177]) {
      for (const level of ['L', 'M', 'Q', 'H'] as const) {
        const { cleared, picture } = logoBox({ modules, level, imageSize: 0.4, aspect });
        expect(Number.isInteger(cleared.x) && Number.isInteger(cleared.y)).toBe(true);
        expect(cleared.x).toBeGreaterThanOrEqual(8);
        expect(cleared.y).toBeGreaterThanOrEqual(8);
        expect(cleared.width * cleared.height).toBeLessThanOrEqual(
          Math.max(0.4 * 0.3 * modules ** 2, cleared.width, cleared.height),
        );
        expect(picture.width).toBeLessThanOrEqual(cleared.width);
        expect(picture.height).toBeLessThanOrEqual(cleared.height);
        expect(picture.width / picture.height).toBeCloseTo(aspect, 5);
      }
    }
  });
});
