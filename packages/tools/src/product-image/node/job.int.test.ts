import { readFile } from 'node:fs/promises';
import { ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import { noEngines } from '@adwright/domain/engines/engines.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { openVision } from '@adwright/vision/open-vision.ts';
import { unzipFiles } from '../../testing/unzip-files.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createJobContext, type JobTest } from '../../testing/job-context.ts';
import { job } from './job.ts';

const vision = openVision({ callTimeoutMs: 300_000 });
afterAll(() => vision.close());

const run = ({ context }: JobTest, some: object) =>
  job(ProductImageInput.parse({ backdrops: [{ kind: 'scene', scene: 'oak-table' }], ...some }), context);

const rgba = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { data, width: info.width, height: info.height, at };
};

/** What the files of a sample without another title are called. */
const stems = { mug: 'clay-everyday-mug', chair: 'fold-lounge-chair', watch: 'halden-field-watch' };

/** The smallest box around everything that can be seen. */
function boxOf({ data, width, height }: Awaited<ReturnType<typeof rgba>>) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i += 1) {
    if ((data[i * 4 + 3] ?? 0) < 24) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

describe('product images', { timeout: 300_000 }, () => {
  it.each(['mug', 'chair', 'watch'] as const)('keeps every pixel of the %s at its own size', async (product) => {
    const test = createJobContext();
    const source = await rgba(await readFile(samplePicture(product, 'cutout')));
    const box = boxOf(source);
    // A colour gives the product 66 % of the frame; undone, the product is as large as in its file.
    const side = Math.round(source.height * 1.15);
    const scale = Math.max(box.width, box.height) / (side * 0.66);
    const output = await run(test, {
      picture: `sample:${product}:cutout`,
      backdrops: [{ kind: 'color', color: '#3366cc' }],
      sizes: [{ kind: 'own', width: side, height: side }],
      placing: { scale },
    });
    const made = await rgba(test.saved.get(`${stems[product]}-color-${side}x${side}.png`)?.body ?? new Uint8Array());
    const [x0, y0] = [Math.round(side / 2 - box.width / 2), Math.round(side * 0.84 - box.height)];
    let [compared, differing] = [0, 0];
    for (let y = 0; y < box.height; y += 1) {
      for (let x = 0; x < box.width; x += 1) {
        const own = ((box.top + y) * source.width + box.left + x) * 4;
        if (source.data[own + 3] !== 255) continue;
        compared += 1;
        const there = ((y0 + y) * made.width + x0 + x) * 4;
        if (!source.data.subarray(own, own + 3).equals(made.data.subarray(there, there + 3))) differing += 1;
      }
    }
    expect(compared).toBeGreaterThan(20_000);
    expect(differing).toBe(0);
    expect(output.proof).toMatchObject({ pixels: compared, largest: 0, mean: 0, cut: null });
  });

  it('cuts a photograph out, sets it into scenes in several sizes and proves what it did', async () => {
    const test = createJobContext({ pictures: vision });
    const output = await run(test, {
      picture: 'sample:thermos:scene',
      title: 'Thermos',
      backdrops: [
        { kind: 'scene', scene: 'round-plinth', color: '#88aacc' },
        { kind: 'picture', picture: 'sample:mug:scene' },
      ],
      sizes: [{ kind: 'own', width: 432, height: 540 }, { kind: 'marketplace' }],
    });
    expect(test.stages).toEqual(['read', 'cut', 'draw', 'pack']);
    expect(output.proof).toMatchObject({ largest: 0, mean: 0, cut: { largest: 0, mean: 0 } });
    expect(output.at_edge).toBe(false);
    expect(output.proof.pixels).toBeGreaterThan(50_000);
    expect(output.pictures.map(({ size, backdrop, format }) => [size, backdrop, format].join())).toEqual([
      'own,0,png',
      'own,1,png',
      'marketplace,,png',
    ]);
    const white = await rgba(test.saved.get('thermos-marketplace-2000x2000.png')?.body ?? new Uint8Array());
    expect([white.at(0, 0), white.at(1999, 1999)]).toEqual([Array(4).fill(255), Array(4).fill(255)]);
    const tall = { first: white.at(1000, 140), inside: white.at(1000, 1000) };
    expect(tall.first).toEqual(Array(4).fill(255));
    expect(tall.inside).not.toEqual(Array(4).fill(255));
    const zip = unzipFiles(test.saved.get('thermos-images.zip')?.body ?? new Uint8Array());
    expect(Object.keys(zip)).toHaveLength(3);
    const map = await rgba(test.saved.get('difference-map.png')?.body ?? new Uint8Array());
    const [red, green] = map.at(Math.floor(map.width / 2), Math.floor(map.height / 2));
    expect(green).toBeGreaterThan(red ?? 255);
  });

  it('tells of a product that its photo cuts off', async () => {
    const test = createJobContext({ pictures: vision });
    const whole = await readFile(samplePicture('serum-bottle', 'scene'));
    const { width, height } = await sharp(whole).metadata();
    const top = Math.round(height * 0.45);
    const tight = await sharp(whole)
      .extract({ left: 0, top, width, height: height - top })
      .jpeg()
      .toBuffer();
    const output = await run(test, {
      picture: test.bring('tight.jpg', 'image/jpeg', tight),
      sizes: [{ kind: 'own', width: 300, height: 300 }],
    });
    expect(output.at_edge).toBe(true);
    expect([...test.saved.keys()]).toContain('tight-oak-table-300x300.png');
  });

  it('sets a product into photographed places and leaves its pixels alone unless they are to match', async () => {
    const test = createJobContext();
    const order = {
      picture: 'sample:serum-bottle:cutout',
      backdrops: [
        { kind: 'place', place: 'bath-terrazzo' },
        { kind: 'place', place: 'dune-gold' },
      ],
      sizes: [{ kind: 'own', width: 400, height: 500 }],
    };
    const output = await run(test, order);
    expect(output.proof).toMatchObject({ largest: 0, mean: 0 });
    const [bath, dune] = await Promise.all(
      ['bath-terrazzo', 'dune-gold'].map(async (name) =>
        rgba(test.saved.get(`lucent-brightening-oil-${name}-400x500.png`)?.body ?? new Uint8Array()),
      ),
    );
    expect(bath?.at(200, 40)).not.toEqual(dune?.at(200, 40));
    const matched = await run(createJobContext(), { ...order, match_light: true });
    expect(matched.proof.largest).toBeGreaterThan(8);
  });

  it('lets another party paint the backdrop, and says so when there is none', async () => {
    const picture = 'sample:mug:cutout';
    const backdrops = [{ kind: 'prompt', prompt: 'a mossy stone in a forest' }];
    await expect(run(createJobContext(), { picture, backdrops })).rejects.toMatchObject({ code: 'provider_missing' });
    const painted = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#335533' } })
      .png()
      .toBuffer();
    const asked: string[] = [];
    const image = {
      builtinAfter: false,
      create: (request: { prompt: string }) => {
        asked.push(request.prompt);
        return Promise.resolve({ files: [{ bytes: painted, mime: 'image/png' }], engine: 'Painter' });
      },
    };
    const looked: number[] = [];
    const inspect = async (bytes: Uint8Array) => {
      looked.push(bytes.length);
      const scores = { neutral: 1, drawing: 0, suggestive: 0, explicit: 0, explicitDrawing: 0 };
      return { safe: looked.length === 1, scores };
    };
    const test = createJobContext({ pictures: { ...noPictures, inspect }, engines: { ...noEngines, image } });
    const sizes = [{ kind: 'own', width: 400, height: 400 }];
    const output = await run(test, { picture, backdrops, sizes });
    expect(asked[0]).toContain('a mossy stone in a forest');
    expect(output.engine).toBe('Painter');
    await expect(run(test, { picture, backdrops, sizes })).rejects.toMatchObject({ code: 'picture_unsafe' });
    const made = await rgba(test.saved.get('clay-everyday-mug-prompt-400x400.png')?.body ?? new Uint8Array());
    expect(made.at(5, 5)).toEqual([0x33, 0x55, 0x33, 255]);
  });

  it('says that there is no product in an even surface, and none in a broken file', async () => {
    const test = createJobContext({ pictures: vision });
    const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888888' } })
      .png()
      .toBuffer();
    const even = test.bring('grey.png', 'image/png', grey);
    await expect(run(test, { picture: even })).rejects.toMatchObject({ code: 'subject_not_found' });
    const broken = test.bring('broken.png', 'image/png', new Uint8Array([1, 2, 3]));
    await expect(run(test, { picture: broken })).rejects.toMatchObject({ code: 'wrong_file_kind' });
    const behind = { picture: 'sample:mug:cutout', backdrops: [{ kind: 'picture', picture: broken }] };
    await expect(run(test, behind)).rejects.toMatchObject({ code: 'wrong_file_kind' });
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const nothing = test.bring('clear.png', 'image/png', clear);
    await expect(run(test, { picture: nothing })).rejects.toMatchObject({ code: 'subject_not_found' });
  });

  it('stops drawing when the person does not want it any more', async () => {
    const stop = new AbortController();
    const test = createJobContext({ signal: stop.signal });
    const sizes = [{ kind: 'own', width: 4096, height: 4096 }];
    const drawing = run(test, { picture: 'sample:mug:cutout', sizes });
    const reason = new Error('cancelled');
    setTimeout(() => stop.abort(reason), 50);
    await expect(drawing).rejects.toBe(reason);
    expect(test.saved.size).toBe(0);
  });
});
