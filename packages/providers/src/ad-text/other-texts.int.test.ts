import { expect, it } from 'vitest';
import { readProductFacts } from './read-product-facts.ts';
import { expandWish } from './expand-wish.ts';
import { writeVideoScripts } from './write-video-scripts.ts';
import { openAiFake, openAiKey } from '../testing/fakes/openai.ts';
import { nobody, openWorld, type ProviderWorld, withFake } from '../testing/provider-world.ts';
import { lampBrief } from '../testing/sample-brief.ts';

async function asking(answer: object, test: (world: ProviderWorld) => Promise<void>): Promise<void> {
  await withFake(openAiFake({ write: () => JSON.stringify(answer) }), async (fake) =>
    test(await openWorld({ OPENAI_API_KEY: openAiKey, OPENAI_BASE_URL: fake.url })),
  );
}

function textOf({ engines }: ProviderWorld) {
  if (!engines.text) throw new Error('no text engine');
  return engines.text;
}

it('translates every text, and books it as translation', async () => {
  await asking({ translations: ['Guten Tag', 'Bis bald'] }, async ({ engines, calls }) => {
    const request = { texts: ['Good day', 'See you'], from: 'en', to: 'de' };
    expect(await engines.translation?.translate(request, nobody)).toEqual({
      texts: ['Guten Tag', 'Bis bald'],
      engine: 'openai:gpt-6-luna',
    });
    expect(calls).toMatchObject([{ capability: 'translation', outcome: 'succeeded' }]);
    expect(await engines.translation?.translate({ ...request, texts: [] }, nobody)).toMatchObject({ texts: [] });
  });
});

it('gives no translation rather than one of the wrong lines', async () => {
  await asking({ translations: ['Guten Tag'] }, async ({ engines }) => {
    const translating = engines.translation?.translate(
      { texts: ['Good day', 'See you'], from: null, to: 'de' },
      nobody,
    );
    await expect(translating).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

it('keeps the scripts that can be said in their time, and times them', async () => {
  const scene = (spoken: string) => ({ spoken, on_screen: 'Warm', visual: 'Desk', seconds: 20 });
  const short = scene('Warm light for late work.');
  const scripts = [
    { title: 'Good', scenes: [short, short] },
    { title: 'Long', scenes: [short, scene('word '.repeat(90))] },
  ];
  await asking({ scripts }, async (world) => {
    const order = { brief: lampBrief, count: 2, length: 15, tone: 'warm', language: 'en' } as const;
    const written = await writeVideoScripts(order, { text: textOf(world), call: nobody });
    expect(written.scripts.map(({ title }) => title)).toEqual(['Good']);
    expect(written.scripts[0]?.scenes.map(({ seconds }) => seconds)).toEqual([7.5, 7.5]);
  });
});

it('reads a page, and believes nothing the page does not say', async () => {
  const facts = { title: 'Lamp', brand: '', description: 'It shines. It sings.', benefits: ['Lasts'], price: '$89' };
  const page = { url: 'https://shop.example', text: 'Lamp, $89. It shines.' };
  await asking(facts, async (world) => {
    const read = (text: string) => readProductFacts({ ...page, text }, { text: textOf(world), call: nobody });
    expect(await read(page.text)).toEqual({ ...facts, description: 'It shines.', benefits: [] });
    expect(await read('Chair')).toBeNull();
  });
});

it('expands a wish, or leaves it to the built-in brief', async () => {
  const brief = { subject: 'lamp', setting: 'desk', light: 'warm', composition: 'low', mood: 'calm', avoid: 'text' };
  const builtin = { brief, prompt: 'Built in.', engine: 'copywriter' };
  const input = { wish: 'a lamp', medium: 'image', language: 'en' } as const;
  await asking({ ...brief, prompt: 'A lamp.' }, async (world) => {
    const made = await expandWish(input, { text: textOf(world), call: nobody, builtin });
    expect(made).toEqual({ brief, prompt: 'A lamp.', engine: 'openai:gpt-6-luna' });
  });
  await asking({ ...brief, prompt: 'A lamp at f/1.8, 50 mm.' }, async (world) => {
    expect(await expandWish(input, { text: textOf(world), call: nobody, builtin })).toEqual(builtin);
  });
});
