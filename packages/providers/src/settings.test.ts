import { expect, it } from 'vitest';
import { priceOf, readSettings } from './settings.ts';
import { providerEnv } from './testing/provider-world.ts';

const read = (variables: Record<string, string>) => readSettings(providerEnv(variables));

it('serves nothing remotely without a key', () => {
  const { settings, problems } = read({});
  expect(problems).toEqual([]);
  for (const { preferences, builtinAfter } of Object.values(settings.capabilities)) {
    expect(preferences).toEqual([]);
    expect(builtinAfter).toBe(true);
  }
});

it('takes a key as enough, and a list as the last word', () => {
  const keys = { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b', FAL_KEY: 'c' };
  const { capabilities } = read(keys).settings;
  expect(capabilities.text.preferences.map(({ vendor }) => vendor)).toEqual(['anthropic', 'openai']);
  expect(capabilities.image.preferences.map(({ vendor }) => vendor)).toEqual(['openai', 'fal']);
  expect(capabilities.video.preferences.map(({ vendor }) => vendor)).toEqual(['fal']);
  expect(capabilities.translation).toEqual({ ...capabilities.text, timeoutMs: 60_000 });
  const chosen = read({ ...keys, TEXT_PROVIDERS: ' openai:gpt-6-sol , builtin ', IMAGE_PROVIDERS: 'builtin' }).settings;
  expect(chosen.capabilities.text).toMatchObject({
    preferences: [{ vendor: 'openai', model: 'gpt-6-sol' }],
    builtinAfter: true,
  });
  expect(chosen.capabilities.translation.preferences).toEqual([{ vendor: 'openai', model: 'gpt-6-sol' }]);
  expect(chosen.capabilities.image.preferences).toEqual([]);
});

it('keeps colons in the names of models', () => {
  const env = { COMPATIBLE_BASE_URL: 'http://localhost:11434/v1', TEXT_PROVIDERS: 'compatible:llama3.2:3b' };
  expect(read(env).settings.capabilities.text.preferences).toEqual([{ vendor: 'compatible', model: 'llama3.2:3b' }]);
});

it.each([
  ['TEXT_PROVIDERS', { TEXT_PROVIDERS: 'opnai' }, /"opnai" is none of compatible, anthropic/],
  ['TEXT_PROVIDERS', { TEXT_PROVIDERS: 'openai' }, /OPENAI_API_KEY is not set/],
  ['VIDEO_PROVIDERS', { VIDEO_PROVIDERS: 'openai', OPENAI_API_KEY: 'k' }, /openai has no video/],
  ['TEXT_PROVIDERS', { TEXT_PROVIDERS: 'compatible', COMPATIBLE_BASE_URL: 'http://h/v1' }, /needs the name of a model/],
  ['TEXT_PROVIDERS', { TEXT_PROVIDERS: 'builtin,openai', OPENAI_API_KEY: 'k' }, /put it last/],
  ['IMAGE_BUDGET', { IMAGE_BUDGET: '5 dollars' }, /not dollars\/day/],
  ['PROVIDER_PRICES', { PROVIDER_PRICES: 'openai:x=token:1' }, /not one of input/],
])('says what is wrong with %s', (variable, env, message) => {
  expect(read(env as Record<string, string>).problems[0]).toMatchObject({
    variable,
    message: expect.stringMatching(message),
  });
});

it('reads budgets by the day and the month', () => {
  expect(read({ VIDEO_BUDGET: '$2.5/day 40/month' }).settings.capabilities.video.budget).toEqual({
    day: 2_500_000,
    month: 40_000_000,
  });
});

it('believes the operator’s price before the vendor’s', () => {
  const { prices } = read({ PROVIDER_PRICES: 'openai:gpt-6-luna=input:1+output:2, fal:a/b=second:0.05' }).settings;
  expect(priceOf({ vendor: 'openai', model: 'gpt-6-luna' }, prices)).toEqual({ input: 1, output: 2 });
  expect(priceOf({ vendor: 'openai', model: 'gpt-6-sol' }, prices)).toEqual({ input: 2, output: 10 });
  expect(priceOf({ vendor: 'fal', model: 'a/b?seconds=duration' }, prices)).toEqual({ second: 0.05 });
  expect(priceOf({ vendor: 'fal', model: 'a/c' }, prices)).toBeNull();
});
