import { readFile } from 'node:fs/promises';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createJobContext } from '../../testing/job-context.ts';
import { ImageResizerInput, ImageResizerOutput } from '../contract.ts';
import { job } from './job.ts';

const vision = openVision({ callTimeoutMs: 300_000 });
afterAll(() => vision.close());

describe('the image resizer', { timeout: 600_000 }, () => {
  it('sets a product anew in a banner, keeps it whole in a square, and stays under every limit', async () => {
    const { context, saved, bring } = createJobContext({ pictures: vision });
    const picture = bring('chair.webp', 'image/webp', await readFile(samplePicture('chair', 'scene')));
    const placements = ['meta-feed-square', 'google-leaderboard'];
    const output = ImageResizerOutput.parse(await job(ImageResizerInput.parse({ picture, placements }), context));
    expect(output.sizes.map(({ way }) => way)).toEqual(['crop', 'reflow']);
    const banner = saved.get('google-leaderboard-728x90.jpg')?.body ?? new Uint8Array();
    expect(await sharp(banner).metadata()).toMatchObject({ width: 728, height: 90 });
    expect(banner.length).toBeLessThanOrEqual(150 * 1024);
    // The chair is the only green thing there is, and it is in the middle of the banner.
    const { data, info } = await sharp(banner).raw().toBuffer({ resolveWithObject: true });
    const green = Array.from({ length: info.width * info.height }, (_, i) => i).filter(
      (i) => (data[i * 3 + 1] ?? 0) - (data[i * 3] ?? 0) > 40,
    );
    expect(green.length).toBeGreaterThan(300);
    expect(green.every((i) => Math.abs((i % 728) - 364) < 90)).toBe(true);
  });

  it('asks another party to paint beyond the edges, and leaves the picture itself as it is', async () => {
    const painted = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#0a8f3c' } })
      .png()
      .toBuffer();
    const engines = {
      ...noEngines,
      imageEdit: {
        builtinAfter: true,
        edit: async () => ({ files: [{ bytes: painted, mime: 'image/png' }], engine: 'test' }),
      },
    };
    const { context, saved, bring } = createJobContext({ pictures: vision, engines });
    const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c01818' } })
      .png()
      .toBuffer();
    const picture = bring('red.png', 'image/png', red);
    const seen = {
      width: 400,
      height: 400,
      faces: [],
      text: [],
      edge: { colour: '#c01818', even: true },
      layers: null,
    };
    const choices = { 'google-half-page': { way: 'outpaint' } };
    const input = ImageResizerInput.parse({ picture, placements: ['google-half-page'], choices, seen, format: 'png' });
    await job(input, context);
    const file = saved.get('google-half-page-300x600.png')?.body ?? new Uint8Array();
    const at = async (y: number) => [
      ...(await sharp(file).extract({ left: 150, top: y, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect(await at(300)).toEqual([0xc0, 0x18, 0x18]);
    expect(await at(20)).toEqual([0x0a, 0x8f, 0x3c]);
    const without = createJobContext({ pictures: vision });
    const own = without.bring('red.png', 'image/png', red);
    await expect(job({ ...input, picture: own }, without.context)).rejects.toMatchObject({ code: 'provider_missing' });
    await expect(job({ ...input, picture: own, seen: { ...seen, width: 300 } }, without.context)).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
  });
});
