import type { CutOut } from '@adwright/domain/engines/pictures.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { sampleViews } from '@adwright/samples/views.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { unzipFiles } from '../../testing/unzip-files.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createJobContext, type JobTest } from '../../testing/job-context.ts';
import { BackgroundRemovalInput } from '../contract.ts';
import { job } from './job.ts';

const vision = openVision({ callTimeoutMs: 300_000 });
afterAll(() => vision.close());

const run = ({ context }: JobTest, some: object) =>
  job(BackgroundRemovalInput.parse({ engine: 'fast', ...some }), context);
const body = ({ saved }: JobTest, name: string): Uint8Array => saved.get(name)?.body ?? new Uint8Array();
const pixel = async (bytes: Uint8Array, x: number, y: number) => [
  ...(await sharp(bytes).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];
const alphaOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().extractChannel(3).raw().toBuffer();

/** A sample laid on a ground, so that the true outline is known. */
const truth = await sharp(samplePicture('mug', 'cutout').pathname).resize(800, 1000).png().toBuffer();
const mug = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c9b38f' } })
  .composite([{ input: truth }])
  .png()
  .toBuffer();

describe('background removal', { timeout: 300_000 }, () => {
  const test = createJobContext({ pictures: vision });

  it('cuts three pictures out and packs them into one archive', async () => {
    const grey = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#777777' } })
      .png()
      .toBuffer();
    const output = await run(test, {
      pictures: [
        { picture: test.bring('mug.png', 'image/png', mug) },
        { picture: 'sample:chair:scene' },
        { picture: test.bring('Grüne Wand.PNG', 'image/png', grey) },
      ],
      formats: ['png', 'webp'],
    });
    expect(output.pictures.map(({ found }) => found)).toEqual([true, true, false]);
    expect(Object.keys(unzipFiles(body(test, 'cut-outs.zip')))).toEqual([
      'mug.png',
      'mug.webp',
      'chair.png',
      'chair.webp',
      'Grune-Wand.png',
      'Grune-Wand.webp',
    ]);
    const [small, chair] = [{ width: 800, height: 1000 }, sampleViews('chair').size];
    for (const [name, size] of [
      ['mug.png', small] as const,
      ['mug.webp', small] as const,
      ['chair.png', chair] as const,
    ]) {
      expect(await sharp(body(test, name)).metadata()).toMatchObject({ ...size, hasAlpha: true });
      expect((await pixel(body(test, name), 2, 2))[3]).toBe(0);
    }
    // Held against the truth: the sample's own alpha.
    const [made, outline] = [await alphaOf(body(test, 'mug.png')), await alphaOf(truth)];
    const wrong = made.filter((value, index) => value > 127 !== (outline[index] ?? 0) > 127).length;
    expect(wrong / made.length).toBeLessThan(0.02);
    expect(test.stages).toEqual(['read', 'cut', 'draw', 'cut', 'draw', 'cut', 'draw', 'pack']);
  });

  it('takes a mended mask back at full size, for nothing, and keeps what was not mended', async () => {
    const before = body(test, 'mug-mask.png');
    // Erased: the upper half. Kept in: a corner that was background.
    const erased = {
      input: { create: { width: 800, height: 500, channels: 3, background: '#000000' } },
      left: 0,
      top: 0,
    };
    const kept = {
      input: { create: { width: 40, height: 40, channels: 3, background: '#ffffff' } },
      left: 0,
      top: 960,
    };
    const mended = await sharp(before)
      .toColourspace('srgb')
      .composite([erased, kept] as never)
      .png()
      .toBuffer();
    const again = createJobContext();
    const mask = again.bring('mask.png', 'image/png', mended);
    const input = BackgroundRemovalInput.parse({
      pictures: [{ picture: again.bring('mug.png', 'image/png', mug), mask }],
      edge: { decontaminate: false },
    });
    const output = await job(input, again.context);
    const made = await alphaOf(body(again, 'mug.png'));
    const old = await alphaOf(body(test, 'mug.png'));
    expect(made.subarray(0, 800 * 500).every((value) => value === 0)).toBe(true);
    expect(made[980 * 800 + 20]).toBe(255);
    expect(made.subarray(800 * 510, 800 * 950)).toEqual(old.subarray(800 * 510, 800 * 950));
    expect(await sharp(body(again, 'mug-mask.png')).extractChannel(0).raw().toBuffer()).toEqual(made);
    expect(output.pictures[0]?.files).toHaveLength(1);
  });

  it('puts colour, blur or a picture behind it, with a shadow, trimmed, as a layered file', async () => {
    const mask = test.bring('m.png', 'image/png', body(test, 'mug-mask.png'));
    const pictures = [{ picture: test.bring('mug.png', 'image/png', mug), mask }];
    const trimmed = createJobContext();
    const own = { ...trimmed, context: { ...trimmed.context, readAsset: test.context.readAsset } };
    const output = await run(own, {
      pictures,
      background: { kind: 'color', color: '#2255aa' },
      shadow: { kind: 'ground' },
      frame: 'trim',
      margin: 0.1,
      formats: ['jpg', 'psd'],
    });
    const jpg = body(own, 'mug.jpg');
    const { width, height } = await sharp(jpg).metadata();
    expect(width).toBeLessThan(800);
    expect(output.pictures[0]?.files[0]).toMatchObject({ width, height });
    const corner = await pixel(jpg, 3, 3);
    for (const [index, value] of [0x22, 0x55, 0xaa].entries())
      expect(Math.abs((corner[index] ?? 0) - value)).toBeLessThan(4);
    const psd = Buffer.from(body(own, 'mug.psd'));
    expect(psd.toString('latin1', 0, 4)).toBe('8BPS');
    expect([psd.readUInt32BE(14), psd.readUInt32BE(18)]).toEqual([height, width]);
    for (const layer of ['Background', 'Shadow', 'Subject']) expect(psd.includes(layer)).toBe(true);
    await run(own, { pictures, background: { kind: 'blur', strength: 0.6 } });
    const blurred = await pixel(body(own, 'mug.png'), 2, 2);
    expect(blurred[3]).toBe(255);
    await run(own, { pictures, background: { kind: 'picture', picture: 'sample:watch:scene' } });
    expect((await pixel(body(own, 'mug.png'), 2, 2))[3]).toBe(255);
  });

  it('keeps the size of a photo larger than what is worked on, and inside the subject its very pixels', async () => {
    const [width, height] = [6000, 1500];
    // Lines one pixel wide: whatever was made smaller on the way has lost them.
    const lines = Buffer.from(
      Uint8Array.from({ length: width * height }, (_, at) => ((at % width) % 2 === 0 ? 20 : 220)),
    );
    const photo = await sharp(lines, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const mask = await sharp({ create: { width: 1000, height: 250, channels: 3, background: '#000' } })
      .composite([
        { input: Buffer.from('<svg width="400" height="150"><rect width="400" height="150" fill="#fff"/></svg>') },
      ])
      .png()
      .toBuffer();
    const picture = test.bring('wide.png', 'image/png', photo);
    const order = { picture, mask: test.bring('mask.png', 'image/png', mask) };
    const { pictures } = await run(test, { pictures: [order], formats: ['png', 'jpg'] });
    expect(pictures[0]?.files).toMatchObject([
      { format: 'png', width, height },
      { format: 'jpg', width, height },
    ]);
    const made = body(test, 'wide.png');
    expect(await sharp(made).metadata()).toMatchObject({ width, height });
    expect([await pixel(made, 3000, 750), await pixel(made, 3001, 750)]).toEqual([
      [20, 20, 20, 255],
      [220, 220, 220, 255],
    ]);
    expect((await pixel(made, 100, 750))[3]).toBe(0);
    expect(await pixel(body(test, 'wide.jpg'), 100, 750)).toEqual([255, 255, 255, 255]);
    const trimmed = await run(test, { pictures: [order], frame: 'trim', margin: 0.5 });
    const file = trimmed.pictures[0]?.files[0];
    expect(file?.width).toBeGreaterThan(4700);
    expect(file?.height).toBeGreaterThan(height);
  });

  it('hands on what somebody pointed at', async () => {
    const clicks = [{ x: 0.5, y: 0.5, keep: true }];
    const asked: unknown[] = [];
    const cutOut: CutOut = async (bytes, call) => {
      asked.push(call?.clicks);
      const picture = { bytes: truth, mime: 'image/png', width: 800, height: 1000 };
      return { picture, subject: { x: 0, y: 0, width: 1, height: 1 }, coverage: 0.3, engine: 'best' };
    };
    const pointing = createJobContext({ pictures: { ...noPictures, cutOut } });
    const picture = pointing.bring('mug.png', 'image/png', mug);
    await run(pointing, { pictures: [{ picture, clicks }, { picture }] });
    expect(asked).toEqual([clicks, []]);
    const both = { pictures: [{ picture, mask: picture, clicks }] };
    expect(BackgroundRemovalInput.safeParse(both).success).toBe(false);
  });

  it('says so when there is nothing to cut out, and costs only what is looked for', async () => {
    const grey = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#777777' } })
      .png()
      .toBuffer();
    const picture = test.bring('grey.png', 'image/png', grey);
    await expect(run(test, { pictures: [{ picture }] })).rejects.toMatchObject({ code: 'subject_not_found' });
  });

  it('says so when nothing is left of what was found', async () => {
    const ground = sharp({ create: { width: 400, height: 300, channels: 3, background: '#000000' } });
    const dot = await sharp({ create: { width: 5, height: 5, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const drawn = await ground
      .composite([{ input: dot }])
      .png()
      .toBuffer();
    const picture = test.bring('dot.png', 'image/png', drawn);
    const order = {
      pictures: [
        { picture, mask: picture },
        { picture, mask: picture },
      ],
    };
    const lost = run(test, { ...order, edge: { shift: -10 } });
    await expect(lost).rejects.toMatchObject({ code: 'subject_not_found' });
  });
});
