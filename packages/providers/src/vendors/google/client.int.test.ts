import { expect, it } from 'vitest';
import { z } from 'zod';
import { googleFake } from '../../testing/fakes/google.ts';
import { nobody, openWorld, withFake } from '../../testing/provider-world.ts';
import { png } from '../../testing/sample-files.ts';

it('writes text and objects', async () => {
  await withFake(googleFake({ write: () => '{"n":3}' }), async (fake) => {
    const { engines, calls } = await openWorld({
      GOOGLE_API_KEY: 'k',
      GOOGLE_BASE_URL: fake.url,
      TEXT_PROVIDERS: 'google:gemini-2.5-flash',
    });
    const request = { system: 's', prompt: 'p', name: 'n', schema: z.object({ n: z.number() }) };
    expect(await engines.text?.writeObject(request, nobody)).toMatchObject({ value: { n: 3 } });
    expect(fake.requests[0]?.headers['x-goog-api-key']).toBe('k');
    expect(calls).toMatchObject([{ units: { inputTokens: 700, outputTokens: 90 }, costMicros: 435 }]);
  });
});

it('makes and edits pictures', async () => {
  await withFake(googleFake(), async (fake) => {
    const { engines, calls } = await openWorld({ GOOGLE_API_KEY: 'k', GOOGLE_BASE_URL: fake.url });
    const made = await engines.image?.create({ prompt: 'A lamp', width: 1080, height: 1350, count: 1 }, nobody);
    expect(made).toMatchObject({ files: [{ mime: 'image/png' }], engine: 'google:gemini-3.1-flash-image-preview' });
    expect(JSON.stringify(fake.requests[0]?.json)).toContain('"4:5"');
    const edit = { prompt: 'On sand', pictures: [png], width: 10, height: 10, count: 1 } as const;
    expect((await engines.imageEdit?.edit(edit, nobody))?.files).toHaveLength(1);
    expect(calls.map((call) => call.costMicros)).toEqual([67_000, 67_000]);
  });
});

it('takes a blocked answer for a refusal', async () => {
  await withFake(googleFake({ finish: 'SAFETY', write: () => '' }), async (fake) => {
    const { engines } = await openWorld({ GOOGLE_API_KEY: 'k', GOOGLE_BASE_URL: fake.url });
    const writing = engines.text?.write({ system: 's', prompt: 'p' }, nobody);
    await expect(writing).rejects.toMatchObject({ code: 'provider_refused' });
  });
});
