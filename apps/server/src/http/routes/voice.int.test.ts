import type { SpeechRequest, Voice } from '@adwright/domain/engines/speech.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const unknown = { age: null, accent: null } as const;
const voices: Voice[] = [
  {
    id: 'en-olivia',
    name: 'Olivia',
    language: 'en',
    gender: 'female',
    style: 'warm',
    engine: 'eSpeak NG',
    quality: 'basic',
    ...unknown,
  },
  {
    id: 'flite-rms',
    name: 'Robert',
    language: 'en',
    gender: 'male',
    style: 'natural',
    engine: 'Flite',
    quality: 'standard',
    ...unknown,
  },
  {
    id: 'kr-jiwoo',
    name: '지우',
    language: 'ko',
    gender: 'female',
    style: 'bright',
    engine: 'eSpeak NG',
    quality: 'basic',
    ...unknown,
  },
];
const bytes = new Uint8Array([1, 2, 3, 4, 5, 6]);
const speech = {
  ...noSpeech,
  speaker: { ...noSpeech.speaker, voices: async () => voices },
  samples: {
    addressOf: ({ id }: { id: string }) => `/api/voice/sample/${id}?v=1`,
    read: async (id: string) => (voices.some((voice) => voice.id === id) ? { bytes, mime: 'audio/mpeg' } : null),
  },
  lines: {
    speak: async ({ text, pronunciations = [] }: SpeechRequest) => ({
      file: { bytes, mime: 'audio/mpeg' },
      seconds: 1,
      words: [text, ...pronunciations.map(({ say }) => say)].map((word) => ({ text: word, start: 0, end: 1 })),
      phonemes: [{ ipa: 'h', start: 0, end: 0.1 }],
      engine: 'test',
    }),
  },
  recordings: { clean: async () => ({ bytes, mime: 'audio/mpeg' }) },
};

describeOnDatabases('voices', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database(), { deps: { speech } });
  });
  afterAll(() => server.close());

  test('are listed with all that a chooser shows, by language, gender, engine and name', async () => {
    const { token } = await server.signUp();
    const all = await server.call('voiceList', {}, { token });
    expect(all.body.data).toMatchObject({ total: 3, page: 1 });
    expect(all.body.data.list[0]).toEqual({
      ...voices[0],
      sample_url: '/api/voice/sample/en-olivia?v=1',
      collected: false,
    });
    const ids = async (query: object) =>
      (await server.call('voiceList', query, { token })).body.data.list.map(({ id }) => id);
    expect(await ids({ language: 'en', gender: 'male' })).toEqual(['flite-rms']);
    expect(await ids({ language: 'kr' })).toEqual(['kr-jiwoo']);
    expect(await ids({ language: 'ko' })).toEqual(['kr-jiwoo']);
    expect(await ids({ keyword: 'flite' })).toEqual(['flite-rms']);
    expect(await ids({ page: '2', page_size: '2' })).toEqual(['kr-jiwoo']);
    expect((await server.call('voiceList', { gender: 'robot' }, { token })).status).toBe(400);
  });

  test('become favourites of one person and come first, until they are none any more', async () => {
    const [{ token }, other] = [await server.signUp(), await server.signUp()];
    const collected = await server.call('voiceCollect', { voice_id: 'kr-jiwoo' }, { token });
    expect(collected.body.data).toEqual({ voice_id: 'kr-jiwoo', collected: true });
    const mine = await server.call('voiceList', {}, { token });
    expect(mine.body.data.list.map(({ id }) => id)).toEqual(['kr-jiwoo', 'en-olivia', 'flite-rms']);
    expect((await server.call('voiceList', { collected: 'true' }, { token })).body.data.total).toBe(1);
    expect((await server.call('voiceList', { collected: 'true' }, { token: other.token })).body.data.total).toBe(0);
    expect((await server.call('voiceCollect', { voice_id: 'kr-jiwoo' }, { token })).body.data.collected).toBe(false);
    expect((await server.call('voiceCollect', { voice_id: 'nobody' }, { token })).status).toBe(404);
  });

  test('a repeated request does not take the favourite away again', async () => {
    const { token } = await server.signUp();
    const headers = { 'idempotency-key': 'favourite-once' };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await server.call('voiceCollect', { voice_id: 'en-olivia' }, { token, headers });
      expect(body.data.collected).toBe(true);
    }
  });

  test('say a line for nothing, to whoever is signed in, as often as the plan lets them look', async () => {
    const { token } = await server.signUp();
    const line = { text: 'Hello', voice_id: 'en-olivia' };
    const { status, body } = await server.call('voiceSpeak', line, { token });
    expect([status, body.data.sound]).toEqual([200, 'data:audio/mpeg;base64,AQIDBAUG']);
    expect(body.data.words).toEqual([{ text: 'Hello', start: 0, end: 1 }]);
    expect((await server.call('voiceSpeak', { ...line, voice_id: 'nobody' }, { token })).status).toBe(404);
    expect((await server.call('voiceSpeak', line)).status).toBe(401);
  });

  test('say words as a person wants them said, in every voice of the language', async () => {
    const [{ token }, other] = [await server.signUp(), await server.signUp()];
    const pronounce = (input: object) => server.call('voicePronounce', input, { token });
    await pronounce({ language: 'en', word: 'Zeta', say: 'zee tah' });
    await pronounce({ language: 'kr', word: 'Acme', say: '애크미' });
    const { body } = await pronounce({ language: 'en', word: 'Acme', say: 'ack mee' });
    expect(body.data.list.map(({ word }) => word)).toEqual(['Acme', 'Zeta']);
    const said = async (voice_id: string, who = token) =>
      (await server.call('voiceSpeak', { text: 'Try ACME', voice_id }, { token: who })).body.data.words[1]?.text;
    expect(await Promise.all(['en-olivia', 'flite-rms', 'kr-jiwoo'].map((id) => said(id)))).toEqual([
      'ack mee',
      'ack mee',
      '애크미',
    ]);
    expect(await said('en-olivia', other.token)).toBeUndefined();
    await pronounce({ language: 'en', word: 'acme', say: null });
    expect(await said('en-olivia')).toBeUndefined();
    expect((await server.call('voicePronunciations', { language: 'ko' }, { token })).body.data.list).toHaveLength(1);
    for (const wrong of [
      { language: 'tlh', word: 'a', say: 'b' },
      { language: 'en', word: ' ', say: 'b' },
    ])
      expect((await pronounce(wrong)).status).toBe(400);
  });

  test('can be heard by an audio element, also in part', async () => {
    const whole = await server.app.inject({ url: '/api/voice/sample/en-olivia?v=1' });
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([200, 'audio/mpeg', 6]);
    const part = await server.app.inject({ url: '/api/voice/sample/en-olivia', headers: { range: 'bytes=2-3' } });
    expect([part.statusCode, part.headers['content-range'], [...part.rawPayload]]).toEqual([
      206,
      'bytes 2-3/6',
      [3, 4],
    ]);
    const outside = await server.app.inject({ url: '/api/voice/sample/en-olivia', headers: { range: 'bytes=9-' } });
    expect(outside.statusCode).toBe(416);
    expect((await server.app.inject({ url: '/api/voice/sample/nobody' })).statusCode).toBe(404);
  });
});
