import { providerCalls } from '@adwright/db/schema/provider-calls.ts';
import { type Engines, remoteCapabilities } from '@adwright/domain/engines/engines.ts';
import { openEngines } from '@adwright/providers/open-engines.ts';
import { type FakeRequest, type FakeServer, startFake } from '@adwright/providers/testing/fake-server.ts';
import { openAiFake } from '@adwright/providers/testing/fakes/openai.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const brief = { product: 'Fjord Flask', benefits: ['Keeps drinks cold for 24 hours'], offer: '20% off' };
const headlines = ['Cold for 24 hours', 'Your coffee, still hot', 'The flask with 20% off'];
const parts = { subject: 'flask', setting: 'fjord', light: 'dawn', composition: 'low', mood: 'calm', avoid: 'text' };

/** A model that answers what was asked: headlines or a brief. */
function answer({ json }: FakeRequest): string {
  if (JSON.stringify(json).includes('creative_brief')) return JSON.stringify({ ...parts, prompt: 'A flask at dawn.' });
  const variants = headlines.map((text) => ({
    framework: 'fab',
    angle: 'Says it.',
    fields: [{ name: 'headline', text }],
  }));
  return JSON.stringify({ variants });
}

describeOnDatabases('ad texts by a provider', (database) => {
  let fake: FakeServer;
  let server: TestApp;
  let engines: Engines;
  let token = '';
  let userId = '';
  beforeAll(async () => {
    fake = await startFake(openAiFake({ write: answer }));
    const env = parseEnv({
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: fake.url,
      TEXT_PROVIDERS: 'openai:gpt-6-luna,builtin',
      TEXT_BUDGET: '0.0045/day',
    });
    const { work } = database();
    engines = await openEngines({ env, work, clock: () => new Date(), log: { warn: () => undefined } });
    server = await openRunApp(database(), { deps: { engines } });
    const person = await server.signUp();
    token = person.token;
    userId = person.user_info.user_id;
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  const newest = async () => {
    const calls = await database().db.select().from(providerCalls);
    return calls.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1);
  };

  it('tell the screens what a key has added', () => {
    const added = ['text', 'image', 'image_edit', 'speech', 'transcription', 'translation'];
    expect(remoteCapabilities(engines)).toEqual(added);
  });

  it('name the model, and book the call for the run and its person', async () => {
    const { body } = await server.call(
      'aiAdGenerate',
      { kind: 'headline', brief, count: 3, network: 'google' },
      { token },
    );
    expect(body.data).toMatchObject({ status: 'succeeded', engine: 'openai:gpt-6-luna' });
    expect(body.data.results.map(({ fields }) => fields[0]?.text)).toEqual(headlines);
    expect(await newest()).toMatchObject({
      userId,
      runId: body.data.id,
      capability: 'text',
      vendor: 'openai',
      model: 'gpt-6-luna',
      units: { inputTokens: 1000, outputTokens: 200 },
      costMicros: 200,
      outcome: 'succeeded',
    });
  });

  it('come with briefs from the same model', async () => {
    const { body } = await server.call('generatePrompt', { wish: 'a flask by the sea' }, { token });
    expect(body.data).toEqual({ prompt: 'A flask at dawn.', brief: parts, engine: 'openai:gpt-6-luna' });
    expect(await newest()).toMatchObject({ userId, runId: null, outcome: 'succeeded' });
  });

  it('are written by the built-in copywriter when the model fails', async () => {
    fake.misbehave(
      { status: 400, body: { error: { message: 'no' } } },
      { status: 400, body: { error: { message: 'no' } } },
    );
    const { body } = await server.call('aiAdGenerate', { kind: 'headline', brief, count: 2 }, { token });
    expect(body.data).toMatchObject({ status: 'succeeded', engine: 'copywriter' });
    expect(body.data.results).toHaveLength(2);
    expect(await newest()).toMatchObject({ outcome: 'failed', failure: 'bad_request', costMicros: 0 });
    const prompt = await server.call('generatePrompt', { wish: 'a flask by the sea' }, { token });
    expect(prompt.body.data.engine).toBe('copywriter');
  });

  it('are written by the built-in copywriter, too, once the budget is spent, and nobody is asked', async () => {
    const engineOf = async () =>
      (await server.call('aiAdGenerate', { kind: 'headline', brief, count: 3, network: 'google' }, { token })).body.data
        .engine;
    let engine = await engineOf();
    for (let count = 0; count < 60 && engine !== 'copywriter'; count += 1) engine = await engineOf();
    expect(engine).toBe('copywriter');
    const asked = fake.requests.length;
    expect(await engineOf()).toBe('copywriter');
    expect(fake.requests).toHaveLength(asked);
  });
});
