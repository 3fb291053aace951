import type { CloneAnalysis, CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { overlapOf } from '@adwright/vision/pure/boxes.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import { createJobContext } from '../../testing/job-context.ts';
import { agreementOf } from '../plan/boxes.ts';
import { contract as imageAdClone } from '../contract.ts';
import { job } from './job.ts';
import { type ReferenceAd, referenceAds, type TrueBox, trueBoxes } from '../testing/reference-ads.ts';

const pictures = openVision({ callTimeoutMs: 300_000 });
const rendering = openRendering();
afterAll(() => Promise.all([pictures.close(), rendering.close()]));

/** How much of a part must be found: plates and panels are sharp, letters have no box of their own. */
const least: Partial<Record<CloneRole, number>> = { cta: 0.9, badge: 0.9, panel: 0.95, product: 0.7 };
const leastOfWords = 0.5;

async function draw(ad: ReferenceAd): Promise<Uint8Array> {
  const resolve = (src: string) => readPicture({ readAsset: () => Promise.reject(new Error('none')) }, src);
  const [files] = await rendering.drawPictures(
    [{ creative: ad.creative, outputs: [{ format: 'jpg', quality: 85 }] }],
    resolve,
  );
  return files?.[0]?.body ?? new Uint8Array();
}

function found(analysis: CloneAnalysis, truth: readonly TrueBox[]) {
  return truth.map((part) => {
    const same = analysis.boxes.filter(({ role }) => role === part.role);
    const agreement = Math.max(0, ...same.map((box) => agreementOf(box, part)));
    return { role: part.role, ok: agreement >= (least[part.role] ?? leastOfWords), agreement };
  });
}

const perfume = {
  title: 'Aurele Eau de Toilette',
  brand: 'Aurele',
  description: 'A quiet scent of fig and cedar.',
  benefits: ['Lasts all day', 'No alcohol', 'Refills for life'],
  price: 72,
  currency: 'EUR',
  pictures: ['sample:perfume:cutout', 'sample:perfume:scene'],
};

describe('image-ad-clone', { timeout: 600_000 }, () => {
  it.each(Object.keys(referenceAds) as (keyof typeof referenceAds)[])(
    'finds the parts of the ad “%s” where they are and calls them what they are',
    async (name) => {
      const ad = referenceAds[name];
      const { context, bring, stages } = createJobContext({ pictures, rendering });
      const reference = bring('reference.jpg', 'image/jpeg', await draw(ad));
      const input = imageAdClone.input.parse({ mode: 'look', reference, reference_language: ad.language });
      expect(imageAdClone.price(input)).toBe(0);
      const output = await job(input, context);
      expect(stages).toEqual(['look']);
      if (output.mode !== 'look') throw new Error('no look');
      const parts = found(
        imageAdClone.output.parse(output).mode === 'look' ? (output.analysis as CloneAnalysis) : ({} as never),
        await trueBoxes(ad),
      );
      expect(parts.filter(({ ok }) => !ok)).toEqual([]);
      expect(output.analysis.boxes.length).toBeLessThanOrEqual(parts.length + 1);
    },
  );

  it('puts my product and words into the same structure and leaves the name behind', async () => {
    const { context, bring, saved } = createJobContext({ pictures, rendering });
    const picture = await draw(referenceAds.split);
    const reference = bring('reference.jpg', 'image/jpeg', picture);
    const sizes = ['meta-feed-square', 'google-medium-rectangle'];
    const brand = { avoid: ['Aurele'] };
    const input = imageAdClone.input.parse({ mode: 'clone', reference, product: perfume, brand, sizes, seed: 3 });
    expect(imageAdClone.price(input)).toBe(3);
    const output = await job(input, context);
    if (output.mode !== 'clone') throw new Error('no clone');
    expect(imageAdClone.output.parse(output)).toEqual(output);
    expect(JSON.stringify(output.design)).not.toMatch(/halden|discover more/i);
    expect(JSON.stringify(output.design)).toContain('Aurele');
    expect(output.marks).toContainEqual({ kind: 'name', text: 'HALDEN', kept: false });
    expect(output.similarity?.total).toBeGreaterThan(60);
    expect(output.files.map(({ size, width, height }) => [size, width, height])).toEqual([
      ['reference', 1200, 628],
      ['meta-feed-square', 1080, 1080],
      ['google-medium-rectangle', 300, 250],
    ]);
    // What stays on the ad against the brand's wish is said with the file.
    expect(output.files[0]?.findings).toContainEqual(
      expect.objectContaining({ kind: 'avoided_word', subject: 'Aurele' }),
    );
    const packed = unzipSync(saved.get(output.zip)?.body ?? new Uint8Array());
    expect(Object.keys(packed)).toEqual(output.files.map((file) => file.name));
    const left = await sharp(packed[output.files[0]?.name ?? ''])
      .extract({ left: 20, top: 580, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.hypot((left[0] ?? 0) - 0x12, (left[1] ?? 0) - 0x3c, (left[2] ?? 0) - 0x3a)).toBeLessThan(8);
    const small = output.files.find(({ size }) => size === 'google-medium-rectangle');
    expect(small?.bytes).toBeLessThanOrEqual(150 * 1024);
  });

  it('clones a small ad on its own ground, draws it again for nothing, and refuses a picture that is nobody’s', async () => {
    const { context, bring, saved } = createJobContext({ pictures, rendering });
    const small = await sharp(await draw(referenceAds.offer))
      .resize(400, 400)
      .jpeg({ quality: 80 })
      .toBuffer();
    const reference = bring('reference.jpg', 'image/jpeg', small);
    const cut = { ...perfume, pictures: [] };
    const input = { reference, product: cut, keep_background: true };
    const made = await job(imageAdClone.input.parse({ mode: 'clone', ...input }), context);
    if (made.mode !== 'clone') throw new Error('no clone');
    const parts = made.analysis?.boxes ?? [];
    const product = parts.find(({ role }) => role === 'product');
    if (!product) throw new Error('no product');
    expect(parts.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['headline', 'subline', 'price', 'old_price', 'cta']),
    );
    for (const words of parts.filter(({ text }) => text !== '')) expect(overlapOf(words, product)).toBe(0);
    const ground = sharp(saved.get('background.webp')?.body);
    for (const [left, top] of [
      [289, 222],
      [120, 65],
      [76, 332],
    ] as const) {
      const pixel = await ground.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      expect(Math.max(...pixel), `${left} ${top}`).toBeLessThan(60);
    }
    const headline = (made.analysis?.boxes ?? []).find(({ role }) => role === 'headline')?.id;
    const design = { ...made.design, patches: [{ layer: headline, text: 'Mine alone' }] };
    const sizes = imageAdClone.input.parse({
      mode: 'sizes',
      design,
      reference,
      analysis: made.analysis,
      formats: ['png'],
    });
    expect(imageAdClone.price(sizes)).toBe(0);
    const again = await job(sizes, context);
    if (again.mode !== 'clone') throw new Error('no clone');
    expect(again.files).toHaveLength(1);
    expect(again.similarity).not.toBeNull();
    const strange = { ...design, pictures: [{ id: 'x', asset: { kind: 'image', src: 'https://example.test/x.png' } }] };
    await expect(job(imageAdClone.input.parse({ mode: 'sizes', design: strange }), context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('says so when there is nothing to clone, or no picture at all', async () => {
    const { context, bring } = createJobContext({ pictures, rendering });
    const blank = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#dddddd' } })
      .png()
      .toBuffer();
    const look = (id: string) => job(imageAdClone.input.parse({ mode: 'look', reference: id }), context);
    await expect(look(bring('blank.png', 'image/png', blank))).rejects.toMatchObject({ code: 'layout_not_found' });
    await expect(look(bring('noise.png', 'image/png', Buffer.from('no picture')))).rejects.toMatchObject({
      code: 'wrong_file_kind',
    });
    expect(() =>
      imageAdClone.check?.(
        imageAdClone.input.parse({ mode: 'clone', reference: 'sample:mug:scene', product: perfume, sizes: ['moon'] }),
      ),
    ).toThrow();
  });
});
