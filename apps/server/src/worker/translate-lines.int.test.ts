import { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import type { FakeRequest, Misbehaviour } from '@adwright/providers/testing/fake-server.ts';
import { openAiFake, openAiKey } from '@adwright/providers/testing/fakes/openai.ts';
import { openWorld, withFake } from '@adwright/providers/testing/provider-world.ts';
import { createJobContext } from '@adwright/tools/testing/job-context.ts';
import { Translated } from '@adwright/tools/video-translation/contract.ts';
import { job } from '@adwright/tools/video-translation/node/job.ts';
import { expect, it } from 'vitest';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index + 1}`,
    start: index * 2,
    end: index * 2 + 1.5,
    // What somebody has translated already comes without its text.
    text: index === 1 ? '' : `Line number ${index + 1}`,
  }));

function messagesOf({ json }: FakeRequest): string[] {
  return (json['messages'] as { content: string }[]).map(({ content }) => content);
}

/** As a translator would, in the form the prompt asks for: every text it was given, in the same order. */
function translating(request: FakeRequest): string {
  const texts = /<texts>\n([\s\S]*?)\n<\/texts>/.exec(messagesOf(request).join('\n'))?.[1] ?? '[]';
  return JSON.stringify({ translations: (JSON.parse(texts) as string[]).map((text) => `ES ${text}`) });
}

type Asked = { readonly output: Translated | null; readonly requests: readonly FakeRequest[]; readonly code: unknown };
type Translated = ReturnType<typeof Translated.parse>;

/** A whole run of the job against the real client, whose other end is a server on loopback. */
async function translated(
  count: number,
  misbehaviours: readonly Misbehaviour[] = [],
  write: (request: FakeRequest) => string = translating,
): Promise<Asked> {
  let asked: Asked = { output: null, requests: [], code: null };
  await withFake(openAiFake({ write }), async (fake) => {
    fake.misbehave(...misbehaviours);
    const { engines } = await openWorld({
      OPENAI_API_KEY: openAiKey,
      OPENAI_BASE_URL: fake.url,
      // Short only where somebody has to wait for it: a busy machine takes its time for an answer.
      TRANSLATION_TIMEOUT: misbehaviours.includes('silent') ? '1' : '60',
    });
    const order = { mode: 'translate', spoken: 'en', language: 'es', lines: lines(count) };
    const { context } = createJobContext({ engines });
    try {
      const output = Translated.parse(await job(VideoTranslationInput.parse(order), context));
      asked = { output, requests: fake.requests, code: null };
    } catch (error) {
      asked = { output: null, requests: fake.requests, code: (error as { code?: unknown }).code };
    }
  });
  return asked;
}

it('fills in every line that has a text, in as many questions as it takes, and names who did it', async () => {
  const { output, requests } = await translated(85);
  expect(requests).toHaveLength(3);
  const prompt = messagesOf(requests[0] as FakeRequest).join('\n');
  for (const said of [/from English/, /into [^.]*Spanish/, /text 1: at most \d+ characters/])
    expect(prompt).toMatch(said);
  expect(output).toMatchObject({ language: 'es', engine: 'openai:gpt-6-luna' });
  expect(Object.keys(output?.texts ?? {})).toHaveLength(84);
  expect(output?.texts['line-2']).toBeUndefined();
  expect([output?.texts['line-1'], output?.texts['line-85']]).toEqual(['ES Line number 1', 'ES Line number 85']);
});

it('waits as long as it is told where the other end is busy, and then has the lines', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0' }, body: { error: { message: 'Slow down' } } };
  const { output, requests } = await translated(3, [busy, { ...busy, status: 503 }]);
  expect(requests).toHaveLength(3);
  expect(Object.keys(output?.texts ?? {})).toHaveLength(2);
});

it('asks once more where the lines do not match or are no lines, and takes the second answer', async () => {
  for (const first of ['{"translations":["solo una"]}', 'I am sorry.', '{"translations": "no list"}']) {
    let count = 0;
    const { output, requests } = await translated(4, [], (request) =>
      (count += 1) === 1 ? first : translating(request),
    );
    expect(requests).toHaveLength(2);
    expect(Object.keys(output?.texts ?? {})).toHaveLength(3);
  }
});

it.each<[string, string, readonly Misbehaviour[], string?]>([
  ['who never answers', 'timeout', ['silent']],
  [
    'who is always busy',
    'provider_failed',
    Array.from({ length: 3 }, () => ({ status: 429, headers: { 'retry-after': '0' }, body: {} })),
  ],
  ['who does not know the key', 'provider_failed', [{ status: 401, body: { error: { message: 'Wrong key' } } }]],
  ['who stops in the middle', 'provider_failed', ['cut', 'cut', 'cut']],
  ['who never stops', 'provider_failed', ['endless', 'endless', 'endless']],
  [
    'who answers other lines than those',
    'provider_failed',
    [],
    '{"translations":["una","dos","tres","cuatro","cinco"]}',
  ],
  ['who answers no lines', 'provider_failed', [], 'No.'],
])('takes nothing from a provider %s, and says so', async (_, code, steps, answer) => {
  const asked = await translated(4, steps, answer === undefined ? undefined : () => answer);
  expect(asked).toMatchObject({ output: null, code });
});

it('says that nobody translates here where none is configured', async () => {
  const order = { mode: 'translate', language: 'es', lines: lines(1) };
  await expect(job(VideoTranslationInput.parse(order), createJobContext().context)).rejects.toMatchObject({
    code: 'tool_unavailable',
  });
});
