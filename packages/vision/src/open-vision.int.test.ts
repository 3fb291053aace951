import type { PeopleMap } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openVision } from './open-vision.ts';
import { drawPortrait, type Portrait, portraits } from './testing/portraits.ts';
import { composeTruth, scoreMask } from './testing/truth-pictures.ts';

const vision = openVision({ callTimeoutMs: 300_000 });
afterAll(() => vision.close());

const size = { width: 512, height: 640 };
const pixel = async (bytes: Uint8Array, x: number, y: number) => [
  ...(await sharp(bytes).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];

describe('openVision', { timeout: 600_000 }, () => {
  it('cuts a product out, transparent around and with its own colours at the rim', async () => {
    const truth = await composeTruth({ product: 'soda-can', background: 'stripes' }, size);
    const { picture, subject, coverage } = await vision.cutOut(truth.picture);
    expect(picture).toMatchObject({ mime: 'image/png', ...size });
    const alpha = await sharp(picture.bytes).extractChannel('alpha').raw().toBuffer();
    expect(scoreMask(alpha, truth.alpha).iou).toBeGreaterThan(0.97);
    expect(coverage).toBeCloseTo(0.243, 1);
    expect(subject?.x).toBeGreaterThan(140);
    expect((subject?.x ?? 0) + (subject?.width ?? 0)).toBeLessThan(372);
  });

  it('tells face, clothes and background apart', async () => {
    const map: PeopleMap = await vision.parsePeople(await drawPortrait(portraits['ada'] as Portrait));
    const at = (x: number, y: number) =>
      map.classes[Math.floor(y * map.height) * map.width + Math.floor(x * map.width)];
    expect([at(0.5, 0.56), at(0.5, 0.95), at(0.05, 0.05)]).toEqual([3, 4, 0]);
    expect(map.shares['face-skin']).toBeGreaterThan(0.1);
  });

  it('takes a mark out of a picture and touches nothing else', async () => {
    const ground = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#6fa8c9' } })
      .png()
      .toBuffer();
    const mark = await sharp({ create: { width: 60, height: 24, channels: 3, background: '#c01818' } })
      .png()
      .toBuffer();
    const marked = await sharp(ground)
      .composite([{ input: mark, left: 120, top: 130 }])
      .png()
      .toBuffer();
    const erased = await vision.erase(marked, [{ x: 116, y: 126, width: 68, height: 32 }]);
    const [r = 0, g = 0, b = 0] = await pixel(erased.bytes, 150, 142);
    expect(Math.hypot(r - 0x6f, g - 0xa8, b - 0xc9)).toBeLessThan(40);
    expect(await pixel(erased.bytes, 100, 142)).toEqual([0x6f, 0xa8, 0xc9]);
    const untouched = await vision.erase(marked, []);
    expect(await pixel(untouched.bytes, 150, 142)).toEqual([0xc0, 0x18, 0x18]);
  });

  it('enlarges to twice the size, nearer to the truth than a plain stretch and with its transparency', async () => {
    const { picture } = await composeTruth({ product: 'watch', background: 'studio' }, { width: 240, height: 300 });
    const small = await sharp(picture).resize(120, 150).ensureAlpha(0.5).png().toBuffer();
    const large = await vision.enlarge(small);
    expect(large).toMatchObject({ width: 240, height: 300 });
    expect(Math.round((await sharp(large.bytes).stats()).channels[3]?.mean ?? 0)).toBeOneOf([127, 128]);
    const raw = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
    const truth = await raw(picture);
    const off = (bytes: Buffer) =>
      bytes.reduce((sum, value, i) => sum + (value - (truth[i] ?? 0)) ** 2, 0) / bytes.length;
    const stretched = await sharp(small).resize(240, 300, { kernel: 'linear' }).png().toBuffer();
    expect(off(await raw(large.bytes))).toBeLessThan(off(await raw(stretched)));
  });

  it('reads words where they stand, in English and in Russian', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fff"/><text x="40" y="70" font-size="44" font-family="sans-serif">Summer SALE</text><text x="40" y="150" font-size="44" font-family="sans-serif">Новая коллекция</text></svg>`;
    const read = await vision.read(await sharp(Buffer.from(svg)).png().toBuffer(), { languages: ['ru'] });
    expect(read.text).toBe('Summer SALE\nНовая коллекция');
    const word = read.lines[0]?.words[1];
    expect(word?.text).toBe('SALE');
    expect(word?.box.y).toBeGreaterThan(25);
    expect((word?.box.y ?? 0) + (word?.box.height ?? 0)).toBeLessThan(80);
    const blank = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await vision.read(blank, { languages: [] })).lines).toEqual([]);
  });

  it('lets products and portraits pass the guard', async () => {
    const { picture } = await composeTruth({ product: 'mug', background: 'kitchen' }, size);
    const verdict = await vision.inspect(picture);
    expect(verdict.safe).toBe(true);
    expect(Object.values(verdict.scores).reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 2);
    expect((await vision.inspect(await drawPortrait(portraits['eve'] as Portrait))).safe).toBe(true);
  });

  it('reads the palette and finds the crop of a picture turned by its camera', async () => {
    const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#eee"/><circle cx="340" cy="100" r="50" fill="#1144cc"/></svg>`;
    const turned = await sharp(Buffer.from(stripes)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const palette = await vision.readPalette(turned);
    expect(palette[0]?.colour).toMatch(/^#1[0-9a-f]4[0-9a-f]c[0-9a-f]$/);
    // Seen upright it is 200 × 400 with the disc at the bottom.
    const crop = await vision.findCrop(turned, { width: 1, height: 1 });
    expect(crop).toMatchObject({ x: 0, width: 200, height: 200 });
    expect(crop.y).toBeGreaterThan(100);
  });

  it('refuses what is no picture, what only describes one, and what is too large', async () => {
    const noise = Uint8Array.from({ length: 400 }, (_, i) => (i * 37) % 256);
    await expect(vision.cutOut(noise)).rejects.toMatchObject({ code: 'wrong_file_kind' });
    await expect(vision.inspect(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
      code: 'wrong_file_kind',
    });
    const cut = (await drawPortrait(portraits['dov'] as Portrait)).subarray(0, 4000);
    await expect(vision.readPalette(cut)).rejects.toMatchObject({ code: 'wrong_file_kind' });
    const huge = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(vision.findFaces(huge)).rejects.toMatchObject({ code: 'too_many_pixels' });
    await expect(vision.enlarge(await sharp(huge).resize(2100, 2000).png().toBuffer())).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('gives a cancelled request up', async () => {
    const stop = new AbortController();
    const { picture } = await composeTruth({ product: 'chair', background: 'glow' }, size);
    const cut = vision.cutOut(picture, { signal: stop.signal });
    stop.abort(new Error('not wanted'));
    await expect(cut).rejects.toThrow('not wanted');
  });
});
