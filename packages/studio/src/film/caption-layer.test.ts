import { expect, it } from 'vitest';
import { contrast, minContrast } from '../brand/contrast.ts';
import { captionStyles } from '../creative/layer.ts';
import { captionLooks } from '../draw/caption-looks.ts';
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

it.each(captionStyles)('%s reads on whatever a film shows: every letter has a plate or an outline', (look) => {
  const input = sampleInput({ language: 'en', placement: 'meta-reels' });
  for (const accent of accents) {
    const brand = { ...input.brand, colors: { ...input.brand.colors, accent } };
    const { active, style } = captionLayer({ ...input, brand }, { look, words: [], seconds: 5 });
    const { plate } = captionLooks[look];
    const ground = plate && plate !== 'line' ? active.plate : style.outline?.color;
    expect(contrast(active.color, ground ?? '#ffffff')).toBeGreaterThanOrEqual(minContrast);
    expect(
      contrast(style.color, (plate === 'page' ? active.plate : style.outline?.color) ?? '#ffffff'),
    ).toBeGreaterThan(minContrast);
  }
});
