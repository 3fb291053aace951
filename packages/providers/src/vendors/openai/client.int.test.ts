import { expect, it } from 'vitest';
import { z } from 'zod';
import { openAiFake, openAiKey } from '../../testing/fakes/openai.ts';
import { nobody, openWorld, withFake } from '../../testing/provider-world.ts';
import { png, wav } from '../../testing/sample-files.ts';

const env = (url: string, more: Record<string, string> = {}) => ({
  OPENAI_API_KEY: openAiKey,
  OPENAI_BASE_URL: `${url}/v1`,
  ...more,
});
const request = { system: 'Be brief.', prompt: 'Greet.' };

it('writes text, sends the key as the vendor wants it and books what it cost', async () => {
  await withFake(openAiFake({ write: () => 'Good morning.' }), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    const answer = await engines.text?.write(request, { userId: null, runId: null });
    expect(answer).toEqual({ text: 'Good morning.', engine: 'openai:gpt-6-luna' });
    expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${openAiKey}`);
    expect(fake.requests[0]?.json).toMatchObject({ model: 'gpt-6-luna' });
    // 1000 tokens in at 0.1 and 200 out at 0.5 dollars a million.
    expect(calls).toMatchObject([
      {
        capability: 'text',
        vendor: 'openai',
        model: 'gpt-6-luna',
        outcome: 'succeeded',
        costMicros: 200,
        failure: null,
      },
    ]);
  });
});

it('asks for an object by its schema', async () => {
  const schema = z.object({ greeting: z.string() });
  await withFake(openAiFake({ write: () => '{"greeting":"Hi"}' }), async (fake) => {
    const { engines } = await openWorld(env(fake.url));
    const answer = await engines.text?.writeObject({ ...request, name: 'greeting', schema }, nobody);
    expect(answer).toMatchObject({ value: { greeting: 'Hi' }, issues: [] });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]?.json).toMatchObject({ response_format: { type: 'json_schema' } });
  });
});

it('makes and edits pictures, as many as asked for, in the nearest shape it has', async () => {
  await withFake(openAiFake(), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    const made = await engines.image?.create({ prompt: 'A lamp', width: 1080, height: 1920, count: 2 }, nobody);
    expect(made?.files.map(({ mime }) => mime)).toEqual(['image/png', 'image/png']);
    expect(fake.requests[0]?.json).toMatchObject({ size: '1024x1536', n: 2 });
    const edit = { prompt: 'On sand', pictures: [png], width: 1000, height: 1000, count: 1 } as const;
    expect((await engines.imageEdit?.edit(edit, nobody))?.files).toHaveLength(1);
    expect(fake.requests[1]?.body.includes('On sand')).toBe(true);
    expect(calls.map(({ capability, units, costMicros }) => ({ capability, units, costMicros }))).toEqual([
      { capability: 'image', units: { images: 2 }, costMicros: null },
      { capability: 'image_edit', units: { images: 1 }, costMicros: null },
    ]);
  });
});

it('refuses a picture that is none, whatever it is called', async () => {
  const page = Buffer.from('<html><body>Rate limited</body></html>');
  await withFake(openAiFake({ picture: page }), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    const making = engines.image?.create({ prompt: 'A lamp', width: 100, height: 100, count: 1 }, nobody);
    await expect(making).rejects.toMatchObject({ code: 'provider_failed' });
    expect(calls).toMatchObject([{ outcome: 'failed', failure: 'bad_answer' }]);
  });
});

it('speaks with its own voices in every language', async () => {
  await withFake(openAiFake(), async (fake) => {
    const { engines } = await openWorld(env(fake.url));
    const voice = engines.speech?.voices().find(({ name, language }) => name === 'Nova' && language === 'de');
    expect(voice).toMatchObject({ gender: 'female', engine: 'openai:gpt-4o-mini-tts' });
    const speech = await engines.speech?.speak(
      { text: 'Guten Tag [pause 1s] Berlin', voiceId: voice?.id ?? '' },
      nobody,
    );
    expect(speech?.file).toMatchObject({ mime: 'audio/wav' });
    expect(fake.requests[0]?.json).toMatchObject({ voice: 'nova', input: 'Guten Tag … Berlin' });
  });
});

it('hears words with their times', async () => {
  await withFake(openAiFake(), async (fake) => {
    const { engines, calls } = await openWorld(env(fake.url));
    const heard = await engines.transcription?.transcribe({ file: wav, language: 'en' }, nobody);
    expect(heard).toMatchObject({ text: 'Fresh bread daily.', engine: 'openai:whisper-1' });
    expect(heard?.words?.[1]).toEqual({ text: 'bread', start: 0.5, end: 1 });
    expect(calls).toMatchObject([{ units: { seconds: 1.5 }, costMicros: 150 }]);
  });
});

it('never lets the key out, not even when the vendor repeats it', async () => {
  await withFake(openAiFake(), async (fake) => {
    const { engines, logged } = await openWorld({ ...env(fake.url), OPENAI_API_KEY: 'wrong' });
    await expect(engines.text?.write(request, nobody)).rejects.toMatchObject({ code: 'provider_failed' });
    expect(logged()).toContain('not_allowed');
    expect(logged()).not.toContain(openAiKey);
    expect(fake.requests).toHaveLength(1);
  });
});
