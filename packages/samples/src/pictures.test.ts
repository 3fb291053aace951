import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samplePicture } from './pictures.ts';
import { sampleProducts } from './products.ts';

describe('sample pictures', () => {
  it.each(sampleProducts.map(({ id }) => id))('show %s with and without its background, small', (id) => {
    for (const shot of ['cutout', 'scene'] as const) {
      const picture = readFileSync(samplePicture(id, shot));
      expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
      expect(picture.byteLength).toBeLessThan(120 * 1024);
      expect(picture.includes('ALPH')).toBe(shot === 'cutout');
    }
  });
});
