import { describe, expect, it } from 'vitest';
import { brandFrom, palettes } from './brand-kit.ts';
import { contrast, minContrast, readable } from './contrast.ts';
import { fromOklch, oklchOf } from './oklch.ts';
import { schemeOf, type SchemeName } from './scheme.ts';

const grounds: readonly SchemeName[] = ['paper', 'ink', 'accent', 'support', 'tint'];

describe('readable', () => {
  it('keeps a colour that can be read and repairs one that cannot, hue kept', () => {
    expect(readable('#1a1c25', '#ffffff')).toBe('#1a1c25');
    const repaired = readable('#f7c600', '#ffffff');
    expect(contrast(repaired, '#ffffff')).toBeGreaterThanOrEqual(minContrast);
    expect(Math.abs(oklchOf(repaired).h - oklchOf('#f7c600').h)).toBeLessThan(12);
  });

  it('reaches the ratio on every grey', () => {
    for (let value = 0; value < 256; value += 5) {
      const grey = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(readable('#e8502e', grey), grey)).toBeGreaterThanOrEqual(minContrast);
    }
  });
});

it('turns colours to OKLCH and back', () => {
  for (const color of ['#f0562f', '#123456', '#ffffff', '#000000', '#10a37f'])
    expect(fromOklch(oklchOf(color))).toBe(color);
});

describe('schemeOf', () => {
  const hard = ['#777777', '#f7c600', '#ff00ff', '#00ff88', '#0000ff', '#ffffff', '#000000'];
  const brands = [
    ...palettes.map((palette) => brandFrom({ name: 'a', colors: Object.values(palette.colors) })),
    ...hard.map((color) => brandFrom({ name: 'a', colors: [color] })),
    brandFrom({ name: 'a', colors: hard }),
  ];

  it.each(grounds)('has only readable pairs on %s, whatever the brand', (name) => {
    for (const brand of brands) {
      const scheme = schemeOf(brand, name);
      for (const text of [scheme.text, scheme.muted, scheme.accentText])
        expect(contrast(text, scheme.ground)).toBeGreaterThanOrEqual(minContrast);
      expect(contrast(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(minContrast);
      expect(contrast(scheme.onSoft, scheme.soft)).toBeGreaterThanOrEqual(minContrast);
    }
  });
});

describe('brandFrom', () => {
  const colors = ['#1a4f8b', '#ff2d00', '#ffffff'];

  it('calls in the first color that a person chose, and in the liveliest of those that were found', () => {
    expect(brandFrom({ name: 'a', colors, chosen: true }).colors).toMatchObject({
      accent: '#1a4f8b',
      support: '#ff2d00',
    });
    expect(brandFrom({ name: 'a', colors }).colors.accent).toBe('#ff2d00');
  });

  it('brings no hue of its own to a chosen brand', () => {
    const grey = brandFrom({ name: 'a', colors: ['#111111', '#ffffff'], chosen: true }).colors;
    expect(Object.values(grey).map((color) => oklchOf(color).c < 0.03)).toEqual([true, true, true, true]);
    const blue = brandFrom({ name: 'a', colors: ['#1a4f8b'], chosen: true }).colors;
    expect(Math.abs(oklchOf(blue.support).h - oklchOf('#1a4f8b').h)).toBeLessThan(12);
  });
});
