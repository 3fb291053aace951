import { expect, it } from 'vitest';
import { z } from 'zod';
import { openAiFake } from '../../testing/fakes/openai.ts';
import { nobody, openWorld, providerEnv, withFake } from '../../testing/provider-world.ts';
import { compatible } from './config.ts';

it('asks any server that speaks the interface, with no key and no price', async () => {
  await withFake(openAiFake({ write: () => 'Sure:\n```json\n{"n":4}\n```' }), async (fake) => {
    const world = await openWorld({
      COMPATIBLE_BASE_URL: `${fake.url}/v1`,
      TEXT_PROVIDERS: 'compatible:llama3.2:3b',
      TEXT_BUDGET: '1/day',
    });
    const request = { system: 's', prompt: 'p', name: 'n', schema: z.object({ n: z.number() }) };
    const answer = await world.engines.text?.writeObject(request, nobody);
    expect(answer).toMatchObject({ value: { n: 4 }, engine: 'compatible:llama3.2:3b' });
    expect(fake.requests[0]?.json).toMatchObject({ model: 'llama3.2:3b' });
    expect(world.calls).toMatchObject([{ costMicros: 0, units: { inputTokens: 1000, outputTokens: 200 } }]);
    expect(world.engines.image).toBeNull();
  });
});

it('makes pictures of exactly the wanted size', async () => {
  await withFake(openAiFake(), async (fake) => {
    const { engines } = await openWorld({ COMPATIBLE_BASE_URL: fake.url, IMAGE_PROVIDERS: 'compatible:sd' });
    const made = await engines.image?.create({ prompt: 'A cup', width: 640, height: 480, count: 1 }, nobody);
    expect(made?.files).toMatchObject([{ mime: 'image/png' }]);
    expect(fake.requests[0]?.json).toMatchObject({ size: '640x480' });
  });
});

it('says which models there are when the wanted one is missing', async () => {
  await withFake(openAiFake({ models: ['mistral', 'llama3.2:latest'] }), async (fake) => {
    const connection = await compatible.connect(providerEnv({ COMPATIBLE_BASE_URL: fake.url }));
    const signal = AbortSignal.timeout(10_000);
    await expect(connection.probe('llama3.2', signal)).resolves.toBeUndefined();
    await expect(connection.probe('gemma', signal)).rejects.toThrow(
      'It has no gemma. It has: mistral, llama3.2:latest.',
    );
  });
});
