import { expect, it } from 'vitest';
import { z } from 'zod';
import { anthropicFake } from '../../testing/fakes/anthropic.ts';
import { nobody, openWorld, providerEnv, withFake } from '../../testing/provider-world.ts';
import { anthropic } from './config.ts';

const request = { system: 'Be brief.', prompt: 'Greet.' };

it('writes text and books it at the published price', async () => {
  await withFake(anthropicFake({ write: () => 'Hello there.' }), async (fake) => {
    const { engines, calls } = await openWorld({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.url });
    const answer = await engines.text?.write(request, nobody);
    expect(answer).toEqual({ text: 'Hello there.', engine: 'anthropic:claude-sonnet-5-5' });
    expect(fake.requests[0]?.headers['x-api-key']).toBe('k');
    // Models of this family refuse a temperature.
    expect(fake.requests[0]?.json).not.toHaveProperty('temperature');
    expect(calls).toMatchObject([{ units: { inputTokens: 800, outputTokens: 150 }, costMicros: 3100 }]);
  });
});

it.each(['claude-sonnet-5-5', 'claude-3-haiku-20240307'])('gets an object from %s', async (model) => {
  await withFake(anthropicFake({ write: () => '{"n":7}' }), async (fake) => {
    const env = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.url, TEXT_PROVIDERS: `anthropic:${model}` };
    const { engines } = await openWorld(env);
    const answer = await engines.text?.writeObject(
      { ...request, name: 'n', schema: z.object({ n: z.number() }) },
      nobody,
    );
    expect(answer).toMatchObject({ value: { n: 7 }, engine: `anthropic:${model}` });
  });
});

it('takes a refusal for what it is, and does not try it three times', async () => {
  await withFake(anthropicFake({ stop: 'refusal', write: () => '' }), async (fake) => {
    const { engines, calls } = await openWorld({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: fake.url });
    await expect(engines.text?.write(request, nobody)).rejects.toMatchObject({ code: 'provider_refused' });
    expect(fake.requests).toHaveLength(1);
    expect(calls).toMatchObject([{ outcome: 'failed', failure: 'refused', costMicros: 3100 }]);
  });
});

it('knows a wrong key without spending anything', async () => {
  await withFake(anthropicFake(), async (fake) => {
    const probe = async (key: string) => {
      const connection = await anthropic.connect(providerEnv({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: fake.url }));
      return connection.probe('claude-sonnet-5-5', AbortSignal.timeout(10_000));
    };
    await expect(probe('right')).resolves.toBeUndefined();
    await expect(probe('wrong')).rejects.toMatchObject({ kind: 'not_allowed' });
    expect(fake.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });
});
