import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { buildCreative } from '@adwright/studio/template.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPicturePool } from './picture-pool.ts';
import type { PictureOutput } from '@adwright/domain/engines/rendering.ts';

const pool = createPicturePool(1);
afterAll(() => pool.close());

const none = (src: string): Promise<Uint8Array> => Promise.reject(new Error(`nothing at ${src}`));
const creativeOf = (id: string, placement: 'meta-feed-square' | 'google-leaderboard' | 'google-billboard') => {
  const template = templateOf(id);
  if (!template) throw new Error(`no template ${id}`);
  return buildCreative(template, sampleInput({ language: 'en', placement }));
};
const render = async (
  outputs: PictureOutput[],
  placement: 'meta-feed-square' | 'google-leaderboard' | 'google-billboard' = 'google-billboard',
) => (await pool.render([{ creative: creativeOf('product-hero', placement), outputs }], none))[0] ?? [];

describe('the picture pool', () => {
  it('makes PNG, JPG and WebP of the exact size', async () => {
    const pictures = await render([
      { format: 'png' },
      { format: 'jpg' },
      { format: 'webp' },
      { format: 'png', scale: 0.5 },
    ]);
    const found = await Promise.all(
      pictures.map(async (picture) => {
        const { format, width, height } = await sharp(picture.body).metadata();
        return [format, width, height];
      }),
    );
    expect(found).toEqual([
      ['png', 970, 250],
      ['jpeg', 970, 250],
      ['webp', 970, 250],
      ['png', 485, 125],
    ]);
  });

  it('keeps to a byte limit with the best quality that allows it', async () => {
    const limit = 40 * 1024;
    const pictures = await render(
      [
        { format: 'jpg' },
        { format: 'jpg', maxBytes: limit },
        { format: 'webp', maxBytes: 24_000 },
        { format: 'png', maxBytes: 60_000 },
      ],
      'meta-feed-square',
    );
    expect(pictures[0]?.body.length).toBeGreaterThan(limit);
    expect(pictures[1]?.body.length).toBeLessThanOrEqual(limit);
    expect(pictures[1]?.body.length).toBeGreaterThan(limit * 0.75);
    expect(pictures[2]?.body.length).toBeLessThanOrEqual(24_000);
    expect(pictures[3]?.body.length).toBeLessThanOrEqual(60_000);
  });

  it('says when no quality is small enough', async () => {
    await expect(render([{ format: 'jpg', maxBytes: 900 }])).rejects.toThrow(/limit is 900/);
  });

  it('writes PDF and SVG, letters as outlines', async () => {
    const [pdf, svg] = await render([{ format: 'pdf', millimetres: 210 }, { format: 'svg' }]);
    expect(
      Buffer.from(pdf?.body ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const text = Buffer.from(svg?.body ?? []).toString();
    expect(text).toContain('viewBox="0 0 970 250"');
    expect(text).not.toContain('<text');
    const drawn = await sharp(Buffer.from(text)).stats();
    expect(drawn.isOpaque).toBe(true);
  });

  it('says when words have no outlines, instead of leaving them out', async () => {
    const template = templateOf('product-hero');
    if (!template) throw new Error('no template');
    const input = sampleInput({ language: 'en', placement: 'google-billboard' });
    const creative = buildCreative(template, { ...input, brief: { ...input.brief, headline: 'Hot deal 🔥' } });
    const made = pool.render([{ creative, outputs: [{ format: 'svg' }] }], none);
    await expect(made).rejects.toThrow('this creative cannot be an SVG: it has emoji');
  });

  it('stops at once when cancelled and goes on working', async () => {
    const many = Array.from({ length: 40 }, () => ({
      creative: creativeOf('product-hero', 'meta-feed-square'),
      outputs: [{ format: 'png' as const }],
    }));
    const abort = new AbortController();
    const started = performance.now();
    setTimeout(() => abort.abort(), 50);
    await expect(pool.render(many, none, abort.signal)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await render([{ format: 'jpg' }], 'google-leaderboard')).toHaveLength(1);
  });

  it('divides a call among its threads and keeps the order', async () => {
    const two = createPicturePool(2);
    try {
      const placements = ['google-leaderboard', 'google-billboard', 'meta-feed-square'] as const;
      const jobs = Array.from({ length: 6 }, (_, index) => ({
        creative: creativeOf('product-hero', placements[index % 3] ?? 'google-billboard'),
        outputs: [{ format: 'webp' as const }],
      }));
      const made = await two.render(jobs, none);
      expect(made.map(([picture]) => picture?.width)).toEqual(jobs.map(({ creative }) => creative.width));
      const broken = { ...(jobs[4] as (typeof jobs)[number]), outputs: [{ format: 'jpg' as const, maxBytes: 100 }] };
      await expect(two.render([...jobs, broken], none)).rejects.toThrow(/limit is 100/);
      expect(await two.render(jobs.slice(0, 2), none)).toHaveLength(2);
    } finally {
      await two.close();
    }
  });

  it('fits the weight limit of every display placement', async () => {
    const { maxImageBytes } = placementOf('google-leaderboard');
    const [picture] = await render(
      [{ format: 'png', ...(maxImageBytes ? { maxBytes: maxImageBytes } : {}) }],
      'google-leaderboard',
    );
    expect(picture?.body.length).toBeLessThanOrEqual(150 * 1024);
  });
});
