import { AdGenerateOutput, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdGenerateInput } from '@adwright/contract/ad-text/ad-text.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { expect, it } from 'vitest';
import { orBuiltin } from '../or-builtin.ts';
import type { FakeRequest } from '../testing/fake-server.ts';
import { openAiFake, openAiKey } from '../testing/fakes/openai.ts';
import { nobody, openWorld, withFake } from '../testing/provider-world.ts';
import { lampBrief } from '../testing/sample-brief.ts';
import { writeAdsRemotely } from './write-ads-remotely.ts';

type Order = Omit<AdGenerateInput, 'seed'>;
const order: Order = { kind: 'ad_copy', brief: lampBrief, tone: 'warm', network: 'google', language: 'en', count: 3 };
const model = 'openai:gpt-6-luna';

async function write(input: Order, answer: (request: FakeRequest) => string, env: Record<string, string> = {}) {
  const pack = await loadPack(input.language as 'en');
  const builtin = writeAds(input, pack, 7);
  let output: AdGenerateOutput | undefined;
  let asked = 0;
  await withFake(openAiFake({ write: answer }), async (fake) => {
    const { engines } = await openWorld({ OPENAI_API_KEY: openAiKey, OPENAI_BASE_URL: fake.url, ...env });
    const remote = (text: NonNullable<typeof engines.text>) =>
      writeAdsRemotely(input, { text, call: nobody, pack, builtin });
    output = await orBuiltin(engines.text, nobody, remote, () => builtin);
    asked = fake.requests.length;
  });
  return { output: AdGenerateOutput.parse(output), builtin, asked };
}

const lines = [
  ['Warm light, late nights', 'Work on in light that is kind to your eyes', 'Folds flat in a drawer when you are done'],
  ['40 hours on one charge', 'Forget the cable: one charge lasts and lasts', 'Dims to 2 percent for the last page'],
  ['Rated 4.8 by 312 buyers', 'Ask those who have it on their desk already', 'And this week it is 15% off'],
];
const answerOf = (variants: string[][]) =>
  JSON.stringify({
    variants: variants.map((texts) => ({
      framework: 'fab',
      angle: 'It shows what the light does.',
      fields: texts.map((text) => ({ name: 'field', text })),
    })),
  });

it('takes what keeps the rules, counts it as the network does and names who wrote it', async () => {
  const { output, asked } = await write(order, () => answerOf(lines));
  expect(output.engine).toBe(model);
  expect(asked).toBe(1);
  expect(output.results.map(({ fields }) => fields.map((field) => field.text))).toEqual(lines);
  expect(output.results[0]?.fields[0]).toMatchObject({ name: 'headline', count: 23, limit: 30 });
  expect(output.results[0]).toMatchObject({ framework: 'fab', angle: 'It shows what the light does.' });
  for (const { score } of output.results) expect(score).toBeGreaterThan(20);
});

it('has a line that is too long mended', async () => {
  const tooLong = [['Warm light for all of your late working nights', ...(lines[0] ?? []).slice(1)], ...lines.slice(1)];
  const answers = [answerOf(tooLong), answerOf(lines)];
  const { output, asked } = await write(order, () => answers.shift() ?? '');
  expect(asked).toBe(2);
  expect(output.engine).toBe(model);
  expect(output.results.map(({ fields }) => fields.map((field) => field.text))).toEqual(lines);
});

it('replaces what is still wrong by the built-in line, and says that both wrote', async () => {
  const wrong = [
    ['Warm light for all of your late working nights', ...(lines[0] ?? []).slice(1)],
    ['40 hours on one charge', 'Now only $59 for the first 100 buyers', 'Dims to 2 percent for the last page'],
    lines[2] ?? [],
  ];
  const { output, builtin } = await write(order, () => answerOf(wrong));
  expect(output.engine).toBe(`${model} + copywriter`);
  expect(output.results[0]?.fields[0]).toEqual(builtin.results[0]?.fields[0]);
  expect(output.results[0]?.fields[1]?.text).toBe(lines[0]?.[1]);
  expect(output.results[1]?.fields[1]).toEqual(builtin.results[1]?.fields[1]);
  expect(JSON.stringify(output)).not.toMatch(/\$59|100 buyers/);
});

it('does not take the same ad twice', async () => {
  const { output, builtin } = await write(order, () => answerOf([lines[0] ?? [], lines[0] ?? [], lines[2] ?? []]));
  expect(output.results[1]).toEqual(builtin.results[1]);
  expect(output.results[2]?.fields[0]?.text).toBe(lines[2]?.[0]);
});

it('writes itself when the model cannot, unless the operator forbids it', async () => {
  const nonsense = () => 'I would rather not.';
  const { output, builtin } = await write(order, nonsense);
  expect(output).toEqual(builtin);
  const alone = write(order, nonsense, { TEXT_PROVIDERS: 'openai:gpt-6-luna' });
  await expect(alone).rejects.toMatchObject({ code: 'provider_failed' });
});

it('holds every kind to its limits, whatever the model says', async () => {
  for (const kind of AdTextKind.options) {
    const { output } = await write({ ...order, kind, count: 2 }, () =>
      answerOf([Array(12).fill('Call 555 1234! '.repeat(20)), []]),
    );
    for (const { fields } of output.results) {
      for (const { text, count, limit } of fields) {
        expect(limit === null || count <= limit).toBe(true);
        expect(text).not.toContain('555');
      }
    }
  }
});
