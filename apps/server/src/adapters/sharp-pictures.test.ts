import { maxMegapixels } from '@adwright/contract/asset/picture-limits.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './sharp-pictures.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
    .jpeg({ quality: 30 })
    .toBuffer();

test(
  'takes a light photo of many megapixels, and says so when it has more than the limit',
  { timeout: 60_000 },
  async () => {
    expect(await cleanPicture(await plain(8064, 7440))).toMatchObject({ width: 8064, height: 7440 });
    await expect(cleanPicture(await plain(10_100, 10_000))).rejects.toMatchObject({ code: 'too_many_pixels' });
  },
);

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('says of half a %s that it is damaged', async (format) => {
  const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  await expect(cleanPicture(half)).rejects.toMatchObject({ code: 'picture_damaged' });
});

test('says of what is no picture that it cannot be read', async () => {
  await expect(cleanPicture(Buffer.from('%PDF-1.7, a page'))).rejects.toMatchObject({ code: 'wrong_file_kind' });
});

test('names the limit in every language', async () => {
  for (const locale of localeCodes) {
    expect(await errorMessage(locale, 'too_many_pixels')).toContain(String(maxMegapixels));
  }
});
