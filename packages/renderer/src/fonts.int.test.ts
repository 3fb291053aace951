import { createCanvas } from '@napi-rs/canvas';
import { emojiFamily, familyStack, fontFamilies } from '@adwright/studio/brand/fonts.ts';
import { describe, expect, it } from 'vitest';
import { contextOf, nodeFonts } from './node-host.ts';

const font = { families: familyStack('Fraunces', 'en', true), weight: 700, italic: false };

type Ink = { readonly colours: number; readonly width: number };

/** How many strong colours black text leaves on white, and how wide it is in ems. */
function inkOf(text: string): Ink {
  const size = 64;
  const canvas = createCanvas(8 * size, 2 * size);
  const context = contextOf(canvas);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  context.font = nodeFonts.css(font, size, text);
  context.fillText(text, size, size * 1.4);
  const pixels = canvas.data();
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60)
      seen.add(((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5));
  }
  return { colours: seen.size, width: context.measureText(text).width / size };
}

describe('emoji', () => {
  it.each(['🔥', '☕', '❤️', '✅', '1️⃣', '👍🏽', '🇩🇪', '👩‍🍳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('draws %s as one picture', (text) => {
    const { colours, width } = inkOf(text);
    expect(colours).toBeGreaterThan(0);
    expect(width).toBeGreaterThan(0.9);
    expect(width).toBeLessThan(1.7);
  });

  it.each(['Save 25 % © today', 'سعر خاص', '新しい朝'])('leaves the words of %s to their own faces', (text) => {
    expect(inkOf(text).colours).toBe(0);
    expect(nodeFonts.css(font, 64, text)).not.toContain('emoji');
    expect(inkOf(`🔥 ${text}`).colours).toBeGreaterThan(0);
  });
});

/** Whatever the face, a price must not show a box for its currency, nor a kettle one for its degrees. */
describe('signs of currencies and measures', () => {
  const signs = '₩₹₺₽₫₱₪₦℃';
  const drawn = (text: string, families: readonly string[]): string => {
    const canvas = createCanvas(96, 96);
    const context = contextOf(canvas);
    context.font = nodeFonts.css({ families, weight: 400, italic: false }, 64, signs);
    context.fillText(text, 16, 72);
    return canvas.data().toString('base64');
  };
  const names = fontFamilies.map(({ name }) => name).filter((name) => name !== emojiFamily);
  it.each(names)('are there beside %s', (name) => {
    for (const language of ['en', 'ko', 'ar']) {
      const families = familyStack(name, language, true);
      const box = drawn('\u{10fffd}', families);
      expect([...signs].filter((sign) => drawn(sign, families) === box)).toEqual([]);
    }
  });
});
