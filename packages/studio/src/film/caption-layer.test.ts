import { expect, it } from 'vitest';
import { contrast, minContrast } from '../brand/contrast.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { captionLayer } from './caption-layer.ts';

const accents = ['#0b8a80', '#ff5c35', '#1b1464', '#ffffff', '#ffe14d', '#000000'] as const;

it.each(accents)('lights a spoken word so that it can be read on its outline and told from the rest: %s', (accent) => {
  const sample = sampleInput({ language: 'en', placement: 'meta-reels' });
  const input = { ...sample, brand: { ...sample.brand, colors: { ...sample.brand.colors, accent } } };
  for (const look of ['karaoke', 'pop'] as const) {
    const { active, style } = captionLayer(input, { look, words: [], seconds: 5 });
    expect(contrast(active.color, style.outline?.color ?? '#ffffff')).toBeGreaterThan(minContrast);
    expect(contrast(active.color, '#ffffff')).toBeGreaterThan(1.3);
  }
});
