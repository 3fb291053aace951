import { expect, it } from 'vitest';
import { replicateFake } from '../../testing/fakes/replicate.ts';
import { nobody, openWorld, providerEnv, withFake } from '../../testing/provider-world.ts';
import { png, wav } from '../../testing/sample-files.ts';
import { replicate } from './config.ts';

const env = (url: string, more: Record<string, string> = {}) => ({
  REPLICATE_API_TOKEN: 'tok',
  REPLICATE_BASE_URL: url,
  ...more,
});

it('makes pictures and books the time the model worked', async () => {
  await withFake(replicateFake(), async (fake) => {
    const prices = 'replicate:black-forest-labs/flux-schnell=second:0.001';
    const { engines, calls } = await openWorld(env(fake.url, { PROVIDER_PRICES: prices }));
    const made = await engines.image?.create(
      { prompt: 'A lamp', width: 1920, height: 1080, count: 1, seed: 5 },
      nobody,
    );
    expect(made?.files).toMatchObject([{ mime: 'image/png' }]);
    expect(fake.requests[0]).toMatchObject({
      path: '/v1/models/black-forest-labs/flux-schnell/predictions',
      json: { input: { prompt: 'A lamp', aspect_ratio: '16:9', num_outputs: 1, seed: 5 } },
    });
    expect(calls).toMatchObject([{ units: { images: 1, seconds: 7.5 }, costMicros: 7500 }]);
  });
});

it('runs a certain version, and uploads what is too large to send along', async () => {
  await withFake(replicateFake(), async (fake) => {
    const { engines } = await openWorld(
      env(fake.url, { TALKING_HEAD_PROVIDERS: 'replicate:someone/video-talker:abc123' }),
    );
    const long = { ...wav, bytes: Buffer.concat([wav.bytes, Buffer.alloc(400 * 1024)]) };
    const made = await engines.talkingHead?.create({ face: png, audio: long, seconds: 4 }, nobody);
    expect(made?.file.mime).toBe('video/mp4');
    expect(fake.requests.find(({ path }) => path === '/v1/predictions')?.json).toMatchObject({
      version: 'abc123',
      input: { image: expect.stringMatching(/^data:image\/png/), audio: `${fake.url}/v1/files/f1` },
    });
  });
});

it.each([
  ['fails', { status: 'failed', error: 'CUDA out of memory' }, 'provider_failed'],
  ['is cancelled there', { status: 'canceled' }, 'provider_failed'],
  ['flags the picture', { status: 'failed', error: 'NSFW content detected' }, 'provider_refused'],
  ['answers words', { status: 'succeeded', output: 'I made a film.' }, 'provider_failed'],
])('says so when the model %s', async (_name, end, code) => {
  await withFake(replicateFake({ looks: 0, end }), async (fake) => {
    const { engines } = await openWorld(env(fake.url));
    const film = { prompt: 'p', picture: png, aspectRatio: '1:1', seconds: 5 } as const;
    await expect(engines.video?.create(film, nobody)).rejects.toMatchObject({ code });
  });
});

it('knows whether a model is there', async () => {
  await withFake(replicateFake(), async (fake) => {
    const connection = await replicate.connect(providerEnv(env(fake.url)));
    const signal = AbortSignal.timeout(10_000);
    await expect(connection.probe('owner/model:1?x=1', signal)).resolves.toBeUndefined();
    await expect(connection.probe('owner/no-such', signal)).rejects.toMatchObject({ kind: 'unknown_model' });
  });
});
