import { expect, it } from 'vitest';
import { falFake } from '../../testing/fakes/fal.ts';
import { nobody, openWorld, providerEnv, withFake } from '../../testing/provider-world.ts';
import { mp4, png, wav } from '../../testing/sample-files.ts';
import { fal } from './config.ts';

const env = (url: string, more: Record<string, string> = {}) => ({ FAL_KEY: 'the-key', FAL_BASE_URL: url, ...more });
const film = { prompt: 'Slow push-in', picture: png, aspectRatio: '9:16', seconds: 5 } as const;

it('hands a film in, looks until it is done and fetches it without the key', async () => {
  await withFake(falFake({ looks: 2 }), async (fake) => {
    const prices = 'fal:bytedance/seedance-2.0/image-to-video=second:0.1';
    const { engines, calls } = await openWorld(env(fake.url, { PROVIDER_PRICES: prices }));
    const seen: (number | null)[] = [];
    const made = await engines.video?.create(film, nobody, (percent) => void seen.push(percent));
    expect(made).toMatchObject({ file: { mime: 'video/mp4' }, engine: 'fal:bytedance/seedance-2.0/image-to-video' });
    expect(seen).toHaveLength(2);
    expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /bytedance/seedance-2.0/image-to-video',
      ...Array.from({ length: 3 }, () => 'GET /bytedance/seedance-2.0/requests/req-1/status'),
      'GET /bytedance/seedance-2.0/requests/req-1',
      'GET /files/film.mp4',
    ]);
    expect(fake.requests[0]?.json).toEqual({
      prompt: 'Slow push-in',
      image_url: expect.stringMatching(/^data:image\/png;base64,/),
    });
    expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual([
      ...Array(5).fill('Key the-key'),
      undefined,
    ]);
    expect(calls).toMatchObject([{ capability: 'video', units: { seconds: 5 }, costMicros: 500_000 }]);
  });
});

it('tells a model in its own words what it was configured to be told', async () => {
  const model =
    'fal:kling/v3/pro?picture=start_image_url&seconds=duration&ratio=aspect_ratio&resolution=720p&generate_audio=false';
  await withFake(falFake({ output: (url) => ({ video: { url: `${url}/files/film.mp4` } }) }), async (fake) => {
    const { engines } = await openWorld(env(fake.url, { VIDEO_PROVIDERS: model }));
    await engines.video?.create(film, nobody);
    expect(fake.requests[0]?.path).toBe('/kling/v3/pro');
    expect(fake.requests[0]?.json).toMatchObject({
      start_image_url: expect.any(String),
      duration: 5,
      aspect_ratio: '9:16',
      resolution: '720p',
      generate_audio: false,
    });
  });
});

it('makes pictures and talking heads', async () => {
  await withFake(falFake({ looks: 0 }), async (fake) => {
    const { engines } = await openWorld(env(fake.url));
    const made = await engines.image?.create({ prompt: 'A lamp', width: 800, height: 600, count: 2 }, nobody);
    expect(made?.files).toHaveLength(2);
    expect(fake.requests[0]?.json).toMatchObject({ image_size: { width: 800, height: 600 }, num_images: 2 });
    const head = await engines.talkingHead?.create({ face: mp4, audio: wav, seconds: 2 }, nobody);
    expect(head?.file.mime).toBe('video/mp4');
    const asked = fake.requests.find(({ path }) => path === '/fal-ai/flashtalk')?.json;
    expect(Object.keys(asked ?? {}).toSorted()).toEqual(['audio_url', 'video_url']);
  });
});

it('stops the work at the other end, too, when nobody waits any more', async () => {
  await withFake(falFake({ looks: 1000 }), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    const stop = new AbortController();
    const making = engines.video?.create(film, { ...nobody, signal: stop.signal }, () =>
      stop.abort(new Error('enough')),
    );
    await expect(making).rejects.toThrow('enough');
    await expect
      .poll(() => fake.requests.at(-1), { timeout: 15_000 })
      .toMatchObject({ method: 'PUT', path: '/bytedance/seedance-2.0/requests/req-1/cancel' });
    expect(calls).toMatchObject([{ outcome: 'cancelled' }]);
  });
});

it.each([
  ['an address inside', () => ({ video: { url: 'http://169.254.169.254/latest/meta-data' } })],
  ['an address inside over TLS', () => ({ video: { url: 'https://127.0.0.1/film.mp4' } })],
  ['a page instead of a film', (url: string) => ({ video: { url: `${url}/files/page.html` } })],
  ['a picture instead of a film', (url: string) => ({ video: { url: `${url}/files/picture.png` } })],
  ['nothing at all', () => ({ message: 'done' })],
])('refuses %s as a result', async (_name, output) => {
  const files = { '/files/page.html': Buffer.from('<html>'), '/files/picture.png': png.bytes };
  await withFake(falFake({ looks: 0, output, files }), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    await expect(engines.video?.create(film, nobody)).rejects.toMatchObject({ code: 'provider_failed' });
    expect(calls).toMatchObject([{ outcome: 'failed', failure: 'bad_answer' }]);
  });
});

it('needs a picture where the model begins with one, and asks nobody without', async () => {
  await withFake(falFake(), async (fake) => {
    const { engines } = await openWorld(env(fake.url));
    const { picture: _, ...wordsOnly } = film;
    await expect(engines.video?.create(wordsOnly, nobody)).rejects.toMatchObject({ code: 'provider_failed' });
    expect(fake.requests).toEqual([]);
  });
});

it('knows a wrong key for free', async () => {
  await withFake(falFake(), async (fake) => {
    const probe = async (key: string) =>
      (await fal.connect(providerEnv({ FAL_KEY: key, FAL_BASE_URL: fake.url }))).probe(
        'fal-ai/flux/dev',
        AbortSignal.timeout(10_000),
      );
    await expect(probe('right')).resolves.toBeUndefined();
    await expect(probe('wrong')).rejects.toMatchObject({ kind: 'not_allowed' });
  });
});
