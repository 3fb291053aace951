import { readFile } from 'node:fs/promises';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

const pictures = new URL('../../../../sample-ads/pictures/', import.meta.url);

describe.runIf(installedWeights().has('paddle-ocr'))('the optional reader', { timeout: 120_000 }, () => {
  it('finds every line of an ad, its price and its button', async () => {
    const { lines } = await readText({
      bytes: await readFile(new URL('en-candle-21.webp', pictures)),
      languages: ['en'],
    });
    // It sees no spaces in small letters.
    const found = lines.map(({ text }) => text.replaceAll(' ', ''));
    for (const text of ['Burnsfor55hours', 'Learnmore', '$42']) expect(found).toContain(text);
    for (const { box, words } of lines) {
      expect(box.width).toBeGreaterThan(box.height / 2);
      expect(words[0]?.box.x).toBeCloseTo(box.x, 5);
    }
  });
});
