import { unzipSync } from 'fflate';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { photographProduct } from '../../kit/places/node/photograph-product.ts';
import { createJobContext } from '../../testing/job-context.ts';
import { contract as imageAd } from '../contract.ts';
import { job } from './job.ts';

const pictures = openVision();
const rendering = openRendering();
/** The models load first, and a busy machine takes its time for that. */
const patience = 240_000;
afterAll(() => Promise.all([pictures.close(), rendering.close()]));

const mug = {
  title: 'Clay Everyday Mug',
  brand: 'Clay',
  description: 'A stoneware mug, half glazed and half bare, made to be used every morning.',
  benefits: ['Holds 350 ml', 'Safe in the dishwasher', 'Keeps its warmth'],
  price: 24,
  currency: 'USD',
  pictures: ['sample:mug:scene'],
};

it(
  'cuts the product out of its photograph once and draws a ranked wall with it',
  async () => {
    const { context, saved, stages } = createJobContext({ pictures, rendering });
    const output = await job(imageAd.input.parse({ mode: 'wall', product: mug, count: 8, preview: true }), context);
    if (output.mode !== 'wall') throw new Error('no wall');
    expect(stages).toEqual(['write', 'cut', 'mix', 'draw']);
    expect(imageAd.output.parse(output)).toEqual(output);
    expect(output.variants).toHaveLength(8);
    const cut = saved.get('product-cut-out.webp');
    expect((await sharp(cut?.body).stats()).isOpaque).toBe(false);
    const sources = new Set(JSON.stringify(output).match(/"src":"[^"]+"/g));
    expect([...sources].toSorted()).toEqual([`"src":"asset:${cut?.id}"`, '"src":"sample:mug:scene"']);
    for (const { pictures: drawn, score } of output.variants) {
      const file = [...saved.values()].find(({ id }) => id === drawn[0]?.asset_id);
      const { format, width, height } = await sharp(file?.body).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 576, height: 720 });
      expect(score.total).toBeGreaterThan(60);
    }
  },
  patience,
);

it(
  'draws every size of chosen designs under its network’s weight, checks them and packs them by network',
  async () => {
    const { context, saved } = createJobContext({ pictures, rendering });
    const thermos = {
      title: 'North Steel Bottle',
      brand: 'North',
      benefits: ['Keeps hot', 'Does not leak'],
      pictures: ['sample:thermos:cutout'],
    };
    const sizes: PlacementId[] = ['meta-feed-square', 'google-medium-rectangle', 'google-leaderboard', 'linkedin-wide'];
    const wall = await job(imageAd.input.parse({ mode: 'wall', product: thermos, count: 2, sizes }), context);
    if (wall.mode !== 'wall') throw new Error('no wall');
    expect(wall.variants.map(({ pictures: drawn }) => drawn.map(({ size }) => size))).toEqual([sizes, sizes]);
    // It came without a photograph, so some were taken of it in places.
    expect(await sharp(saved.get('in-place-1.jpg')?.body).metadata()).toMatchObject({ width: 1080, height: 1350 });
    const again = createJobContext({ pictures, rendering });
    // The design names the pictures it is made of; whoever opens it has them.
    let told = JSON.stringify(wall.variants[0]?.design);
    for (const [name, mime] of [
      ['product-cut-out.webp', 'image/webp'],
      ['in-place-1.jpg', 'image/jpeg'],
      ['in-place-2.jpg', 'image/jpeg'],
      ['in-place-3.jpg', 'image/jpeg'],
    ] as const) {
      const kept = saved.get(name);
      told = told.replaceAll(String(kept?.id), again.bring(name, mime, kept?.body ?? new Uint8Array()));
    }
    const design = JSON.parse(told);
    const output = await job(
      imageAd.input.parse({ mode: 'sizes', designs: [design], sizes, formats: ['jpg', 'png'] }),
      again.context,
    );
    if (output.mode !== 'sizes') throw new Error('no sizes');
    expect(again.stages).toEqual(['draw', 'check', 'pack']);
    expect(imageAd.output.parse(output)).toEqual(output);
    const zip = [...again.saved.values()].find((file) => file.id === output.zip);
    const entries = unzipSync(zip?.body ?? new Uint8Array());
    expect(Object.keys(entries)).toEqual(output.files.map(({ name }) => name));
    expect(Object.keys(entries)[0]).toBe('meta/meta-feed-square_1080x1080.jpg');
    for (const file of output.files) {
      const { width, height, maxImageBytes = 0 } = placementOf(file.size);
      const body = entries[file.name] ?? new Uint8Array();
      expect(await sharp(body).metadata()).toMatchObject({
        width,
        height,
        format: file.format === 'jpg' ? 'jpeg' : 'png',
      });
      expect(body.length).toBeLessThanOrEqual(maxImageBytes);
      expect(file.findings.filter(({ level }) => level === 'error')).toEqual([]);
    }
  },
  patience,
);

it(
  'photographs the product in the place that was chosen, and in no other',
  async () => {
    const { context, saved } = createJobContext({ pictures, rendering });
    const product = { ...mug, pictures: ['sample:mug:cutout'] };
    const order = { mode: 'wall', product, place: 'snow-morning', count: 1, preview: true };
    const output = await job(imageAd.input.parse(order), context);
    expect([...saved.keys()].filter((name) => name.startsWith('in-place'))).toEqual(['in-place-1.jpg']);
    const taken = saved.get('in-place-1.jpg');
    expect(JSON.stringify(output)).toContain(`asset:${taken?.id}`);
    const cutout = saved.get('product-cut-out.webp')?.body ?? new Uint8Array();
    const task = { cutout, places: ['snow-morning', 'kitchen-oak'], scale: 1, moves: false, lit: false };
    const inPlaces = await photographProduct(task, context.signal);
    expect(inPlaces.map(({ body }) => Buffer.compare(body, taken?.body ?? body) === 0)).toEqual([true, false]);
  },
  patience,
);

it(
  'sets the product on grounds of a picture engine only when asked, and leaves out what the guard refuses',
  async () => {
    const ground = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c9b8a4' } })
      .png()
      .toBuffer();
    const asked: string[] = [];
    const image = {
      builtinAfter: true,
      create: async ({ prompt }: { prompt: string }) => {
        asked.push(prompt);
        return {
          files: [
            { bytes: ground, mime: 'image/png' },
            { bytes: ground, mime: 'image/png' },
          ],
          engine: 'painter',
        };
      },
    };
    let looks = 0;
    const guarded = {
      ...pictures,
      inspect: async (...call: Parameters<typeof pictures.inspect>) => {
        looks += 1;
        return { ...(await pictures.inspect(...call)), safe: looks === 1 };
      },
    };
    const order = {
      mode: 'wall',
      product: { ...mug, pictures: ['sample:mug:cutout'] },
      template: 'photo-headline',
      count: 2,
      preview: true,
    };
    const { context, saved } = createJobContext({ pictures: guarded, rendering, engines: { ...noEngines, image } });
    await job(imageAd.input.parse({ ...order, template: null }), context);
    expect(asked).toEqual([]);
    const output = await job(imageAd.input.parse({ ...order, generated_scenes: true }), context);
    expect(asked[0]).toContain('Clay Everyday Mug');
    expect([...saved.keys()].filter((name) => name.startsWith('scene-'))).toEqual(['scene-1.jpg']);
    expect(JSON.stringify(output)).toContain(`asset:${saved.get('scene-1.jpg')?.id}`);
  },
  patience,
);
