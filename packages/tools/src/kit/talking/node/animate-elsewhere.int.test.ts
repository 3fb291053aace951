import { noEngines } from '@adwright/domain/engines/engines.ts';
import { noMedia } from '@adwright/domain/engines/testing/no-media.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import type { PictureOrder } from '@adwright/domain/engines/rendering.ts';
import { openingOf } from '@adwright/presenter/speaking/move-mouth.ts';
import { perform } from '@adwright/presenter/speaking/perform.ts';
import { syllables } from '@adwright/presenter/testing/syllables.ts';
import { falFake } from '@adwright/providers/testing/fakes/fal.ts';
import { openWorld, withFake } from '@adwright/providers/testing/provider-world.ts';
import { png } from '@adwright/providers/testing/sample-files.ts';
import { expect, it } from 'vitest';
import { createJobContext } from '../../../testing/job-context.ts';
import { frameOfRatio } from '../../film/plan/ratios.ts';
import { filmOf } from '../plan/film.ts';
import { animate } from './animate.ts';

const spoken = { ...syllables('ma_bo_papa__mama', { before: 0.3, after: 0.6 }), words: [] };
const fps = 30;
const acted = perform(spoken, { fps, seed: 1 });
const frame = frameOfRatio('9:16');
const face = { x: 340, y: 500, width: 400, height: 500 };
const seconds = acted.frames.length / fps;
const told = { script: 'Mama', language: 'en', label: true, brand: null, captions: null } as const;
const creative = filmOf(told, { frame, fps, seconds, words: [], label: 'Made with AI', face });
const crop = { x: 0, y: 0, width: 900, height: 1600 };
const { width, height } = frame;
const presenter = { photo: png.bytes, mesh: new Float32Array(478 * 3), crop, width, height, performance: acted };
const asked = { engine: 'provider', creative, presenter, face, spoken, acted } as const;

/** A face whose lips are as far apart as they would be if our own engine had moved them. */
function faceAt(at: number): Float32Array {
  const mesh = new Float32Array(468 * 3);
  const pose = acted.frames[at];
  mesh.set([100, 200], 61 * 3);
  mesh.set([200, 200], 291 * 3);
  mesh.set([150, 200 + 100 * (pose ? openingOf(pose) : 0)], 14 * 3);
  mesh.set([150, 200], 13 * 3);
  return mesh;
}

/** A provider's film of this length, 720 pixels square, and what was drawn for it. */
function world(filmSeconds: number) {
  const drawn: PictureOrder[] = [];
  let looked = 0;
  const rendering = {
    ...noRendering,
    async drawPictures(orders: readonly PictureOrder[]) {
      drawn.push(...orders);
      return [[{ format: 'jpg', mime: 'image/jpeg', width, height, body: new Uint8Array([255, 216, 255]) } as const]];
    },
  };
  const media = {
    ...noMedia,
    probe: async () => ({ seconds: filmSeconds, video: { width: 720, height: 720 } }),
    steady: async ({ into }: { into: string }) => ({ path: into, mime: 'video/mp4', bytes: 1 }),
    async eachFrame(_order: object, each: (frame: Uint8Array) => Promise<void> | void) {
      for (let i = 0; i < acted.frames.length; i += 1) await each(new Uint8Array(3));
    },
  };
  const pictures = {
    ...noPictures,
    trackFace: async ({ count }: { count: number }) => Array.from({ length: count }, () => faceAt((looked += 1) - 1)),
  };
  return { drawn, made: { rendering, media: media as never, pictures: pictures as never } };
}

it('sends the person at rest and the voice, and measures the lips of the film that comes back', async () => {
  await withFake(falFake(), async (fake) => {
    const { engines, calls } = await openWorld({ FAL_KEY: 'the-key', FAL_BASE_URL: fake.url });
    const { drawn, made } = world(seconds);
    const { context } = createJobContext({ ...made, engines });
    const result = await animate(asked, context);
    expect(fake.requests[0]).toMatchObject({
      path: '/fal-ai/flashtalk',
      json: {
        image_url: expect.stringMatching(/^data:image\/jpeg;base64,/),
        audio_url: expect.stringMatching(/^data:audio\/wav;base64,/),
      },
    });
    // Neither captions nor the label are part of what is animated.
    expect(drawn[0]?.creative.overlay).toEqual([]);
    expect(drawn[0]?.outputs).toMatchObject([{ at: 0 }]);
    expect(result).toMatchObject({ animated: 'fal:fal-ai/flashtalk', face: { path: expect.any(String) } });
    // A square film covers a tall frame.
    expect(result.creative.assets['face']).toMatchObject({ width: height, height });
    expect(result.creative.overlay).toEqual(creative.overlay);
    expect(result.sync).toMatchObject({ closed_share: 1, lag_ms: expect.closeTo(0, -2) });
    expect(result.sync.correlation).toBeGreaterThan(0.8);
    expect(calls).toMatchObject([{ capability: 'talking_head', outcome: 'succeeded' }]);
  });
});

it('fails, so that credits come back, on a film that ends before the words do', async () => {
  await withFake(falFake(), async (fake) => {
    const { engines } = await openWorld({ FAL_KEY: 'the-key', FAL_BASE_URL: fake.url });
    const { context } = createJobContext({ ...world(seconds / 3).made, engines });
    await expect(animate(asked, context)).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

it('asks nobody where no provider is configured, or our own engine was chosen', async () => {
  const { context } = createJobContext({ ...world(seconds).made, engines: noEngines });
  await expect(animate(asked, context)).rejects.toMatchObject({ code: 'provider_missing' });
  const own = await animate({ ...asked, engine: 'builtin' }, context);
  expect(own).toEqual({ creative, face: presenter, animated: '', sync: acted.sync });
});
