import { readFileSync } from 'node:fs';
import { AppError } from '@adwright/contract/errors.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import type { Pictures } from '@adwright/domain/engines/pictures.ts';
import type { Rendering, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadHandler } from '../../../load-handler.ts';
import { catalog } from '../../../catalog.ts';
import type { ToolId } from '../../../registry.ts';
import { refusedPictures, strangePictures } from '../../../testing/hostile-pictures.ts';
import { createJobContext } from '../../../testing/job-context.ts';
import { spellingVoice } from '../../../lip-sync/testing/spelling-voice.ts';
import { readPicture } from './read-picture.ts';

const product = (ref: string) => ({ title: 'Harbour lamp', brand: 'Vale', pictures: [ref] });

/** Every tool that takes a person's picture, with the least it has to be told. */
const orders: Readonly<Partial<Record<ToolId, (ref: string) => unknown>>> = {
  'image-ad': (ref) => ({ mode: 'wall', product: product(ref), count: 1, sizes: ['meta-feed-square'] }),
  'image-ad-clone': (reference) => ({ mode: 'look', reference }),
  'product-image': (picture) => ({
    picture,
    backdrops: [{ kind: 'color', color: '#20c020' }],
    sizes: [{ kind: 'own', width: 200, height: 200 }],
    formats: ['png'],
  }),
  'background-removal': (picture) => ({ pictures: [{ picture }] }),
  'image-resizer': (picture) => ({ picture, placements: ['meta-feed-square'] }),
  'id-photo': (photo) => ({ photo, sheets: [] }),
  'video-ad': (ref) => ({ product: product(ref), ratios: ['1:1'], music: null, captions: null }),
  'avatar-video': (picture) => ({
    avatar: 'person:mara:amber-knit',
    script: 'Hello',
    voice: 'en-olivia',
    background: { kind: 'picture', picture },
  }),
  'talking-photo': (photo) => ({ photo, script: 'Hello', voice: 'en-olivia', consent: true }),
  'product-to-video': (ref) => ({ pictures: [ref], moves: ['parallax'], seconds: 5, ratios: ['1:1'] }),
  'gif-banner': (ref) => ({ product: product(ref), template: 'product-hero', placements: ['google-medium-rectangle'] }),
  banner: (ref) => ({ product: product(ref), template: 'product-hero', sizes: ['billboard'] }),
  poster: (ref) => ({ product: product(ref), template: 'framed-poster', sizes: ['a3'] }),
  'display-ad': (ref) => ({
    product: product(ref),
    template: 'product-hero',
    placements: ['google-half-page'],
    click_url: 'example.com',
  }),
};

/** What a tool painted around a person's picture is its own; the picture itself is among the views and cutouts. */
const isPainted = (id: string, src: string): boolean =>
  id.startsWith('in-place-') || /^plate:[^:]+:[^:]+:(?!view-)/.test(src);

/** Engines that keep what a job hands them and then have no time. */
function recordingEngines() {
  const seen: Uint8Array[] = [];
  const keep = (bytes: Uint8Array): never => {
    seen.push(bytes);
    throw new AppError('unavailable');
  };
  const names = Object.keys(noPictures) as (keyof Pictures)[];
  const pictures = Object.fromEntries(
    names.map((name) => [name, async (bytes: Uint8Array) => keep(bytes)]),
  ) as unknown as Pictures;
  const drawn = async (creatives: readonly Creative[], resolve: ResolveSource): Promise<never> => {
    for (const { assets } of creatives)
      for (const [id, { src }] of Object.entries(assets)) {
        if (isPainted(id, src)) continue;
        const source = await resolve(src);
        seen.push('path' in source ? readFileSync(source.path) : source);
      }
    throw new AppError('unavailable');
  };
  const rendering: Rendering = {
    drawPictures: (list, resolve) =>
      drawn(
        list.map(({ creative }) => creative),
        resolve,
      ),
    renderVideo: ({ creative, presenters }, resolve) => {
      for (const { photo, behind } of presenters?.values() ?? [])
        keep(behind && 'picture' in behind ? behind.picture : photo);
      return drawn([creative], resolve);
    },
    renderPresenter: async ({ photo, behind }) => {
      seen.push(behind && 'picture' in behind ? behind.picture : photo);
      throw new AppError('unavailable');
    },
    renderLips: async () => {
      throw new AppError('unavailable');
    },
    drawGif: ({ creative }, resolve) => drawn([creative], resolve),
    trimCache: async () => undefined,
  };
  return { seen, pictures, rendering };
}

const readAvatar = async () => ({
  picture: readFileSync(personPicture('mara', 'amber-knit')),
  mesh: Float32Array.from(JSON.parse(readFileSync(personMesh('mara', 'amber-knit'), 'utf8')) as number[]),
  cutOut: true,
  consent: null,
});

async function run(tool: ToolId, bytes: Uint8Array) {
  const engines = recordingEngines();
  const { context, bring, saved } = createJobContext({ ...engines, speech: spellingVoice, readAvatar });
  const input = catalog[tool].input.parse(orders[tool]?.(bring('picture.png', 'image/png', bytes)));
  const job = await loadHandler(tool);
  const failure = await job(input, context).then(
    () => null,
    (error: unknown) => error,
  );
  const made = [...saved.values()].find(({ mime }) => mime === 'image/png');
  return { failure, seen: engines.seen, made: made?.body };
}

async function leftPixel(bytes: Uint8Array): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const spot = { left: Math.round(0.06 * width), top: Math.round(height / 2), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(spot).removeAlpha().raw().toBuffer())];
}

/** Which of the pure colours it shows. */
async function colours(bytes: Uint8Array): Promise<string[]> {
  const data = await sharp(bytes).removeAlpha().raw().toBuffer();
  const found = new Set<string>();
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
    if (r > 150 && g < 90 && b < 90) found.add('red');
    if (b > 150 && r < 90 && g < 90) found.add('blue');
    if (g > 150 && r < 90 && b < 90) found.add('green');
  }
  return [...found].toSorted();
}

/** One upright frame in eight bits of sRGB, red at the left. */
async function expectPlain(bytes: Uint8Array): Promise<void> {
  const { pages = 1, orientation = 1, space, depth } = await sharp(bytes).metadata();
  expect({ pages, orientation, space, depth }).toEqual({ pages: 1, orientation: 1, space: 'srgb', depth: 'uchar' });
  const [r = 0, g = 255, b = 255] = await leftPixel(bytes);
  expect(r, `red of ${r} ${g} ${b}`).toBeGreaterThan(170);
  expect(Math.max(g, b), `others of ${r} ${g} ${b}`).toBeLessThan(80);
}

describe('the pictures people bring', { timeout: 60_000 }, () => {
  it.each(Object.keys(strangePictures))('reads %s as it is meant', async (name) => {
    const bytes = (await strangePictures[name]?.()) ?? Buffer.alloc(0);
    const { context, bring } = createJobContext();
    const read = await readPicture(context, bring('x', 'image/png', bytes));
    await expectPlain(read);
    const { width, height, hasAlpha } = await sharp(read).metadata();
    expect([width, height]).toEqual([240, 160]);
    expect(hasAlpha && !(await sharp(read).stats()).isOpaque).toBe(name === 'a transparent PNG');
  });

  it.each(Object.keys(orders) as ToolId[])(
    '%s sees strange ones rightly and answers to the others why not',
    async (tool) => {
      for (const [name, make] of Object.entries(strangePictures)) {
        const { failure, seen, made } = await run(tool, await make());
        // What comes cut out needs no engine to be set into a picture.
        const drawn = tool === 'product-image' && name === 'a transparent PNG';
        const answer = failure === null ? await colours(made ?? Buffer.alloc(0)) : failure;
        expect(answer, `${tool} on ${name}`).toMatchObject(drawn ? ['green', 'red'] : { code: 'unavailable' });
        expect(seen.length > 0 || drawn, `${tool} on ${name}`).toBe(true);
        for (const bytes of seen) await expectPlain(bytes);
      }
      for (const [name, { bytes, code }] of Object.entries(refusedPictures)) {
        const { failure, seen } = await run(tool, await bytes());
        expect(failure, `${tool} on ${name}`).toBeInstanceOf(AppError);
        expect(failure, `${tool} on ${name}`).toMatchObject({ code });
        expect(seen, `${tool} on ${name}`).toEqual([]);
      }
    },
  );

  it('leaves out no tool that takes a picture', () => {
    const without = new Set<string>(['qr-code', 'ad-copy', 'ppc-preview', 'video-translation', 'lip-sync']);
    expect(Object.keys(orders).toSorted()).toEqual(
      Object.keys(catalog)
        .filter((tool) => !without.has(tool))
        .toSorted(),
    );
  });
});
