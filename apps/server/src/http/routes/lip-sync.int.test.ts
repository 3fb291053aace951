import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '@adwright/domain/engines/pictures.ts';
import { noSpeech } from '@adwright/domain/engines/testing/no-speech.ts';
import { ffmpeg, makeFilm } from '@adwright/media/testing/make-film.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const photo = 'sample:candle:scene';
const whole = { photo, script: 'Hello', voice: 'en-olivia', consent: true };

describeOnDatabases('photos that speak', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    const pictures = { findFaces: async () => [], parsePeople: async () => Promise.reject(new Error('nobody there')) };
    server = await openRunApp(database(), { worker: false, deps: { pictures: pictures as never } });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  it.each([
    ['no consent', { ...whole, consent: false }, 400, 'invalid_input'],
    ['nothing to say', { ...whole, script: '' }, 400, 'invalid_input'],
    ['nobody to say it', { ...whole, voice: null }, 400, 'invalid_input'],
    ['no face in the photo', whole, 422, 'face_not_found'],
  ])('are refused with %s before anything is held', async (_, input, status, error) => {
    const before = (await server.call('userInfo', {}, { token })).body.data.credits;
    const answer = await server.call('lipSyncCreate', input, { token });
    expect([answer.status, (answer.body.data as unknown as { error: string }).error]).toEqual([status, error]);
    expect((await server.call('userInfo', {}, { token })).body.data.credits).toBe(before);
  });

  it('are estimated for nothing', async () => {
    const { body } = await server.call('lipSyncEstimate', { ...whole, script: 'a'.repeat(300) }, { token });
    expect(body.data).toEqual({ credits: 4, seconds: 20 });
  });

  it('say of a photo why it cannot speak', async () => {
    const { status, body } = await server.call('assetFindFace', { picture: photo }, { token });
    expect([status, (body.data as unknown as { error: string }).error]).toEqual([422, 'face_not_found']);
  });
});

/** Somebody in the middle of a picture of 320 × 240, turned by so many degrees. */
function faceAt(x: number, yaw = 0): Face {
  const box = { x, y: 60, width: 120, height: 120 };
  const point = { x: x + 60, y: 120 };
  const landmarks = Object.fromEntries(
    ['leftEye', 'rightEye', 'noseTip', 'mouthLeft', 'mouthRight', 'foreheadTop', 'chin'].map((name) => [name, point]),
  ) as Face['landmarks'];
  const mesh = new Float32Array(478 * 3).fill(120);
  return {
    box,
    score: 1,
    mesh,
    landmarks,
    pose: { roll: 0, yaw, pitch: 0 },
    eyesOpen: { left: 1, right: 1 },
    mouthOpen: 0,
    age: 40,
  };
}

describeOnDatabases('films that are given other words', (database) => {
  let server: TestApp;
  let token = '';
  let userId = '';
  let folder = '';
  let faces: readonly Face[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-lips-route-'));
    const people = { width: 1, height: 1, classes: Uint8Array.of(3) };
    const pictures = { findFaces: async () => faces, parsePeople: async () => people };
    // Answers how many seconds it was given.
    const recordings = {
      clean: async ({ length }: Float32Array) => ({ bytes: Uint8Array.of(length / 48_000), mime: 'audio/mpeg' }),
    };
    // Hears nobody in a tone.
    const listener = { ...noSpeech.listener, voiceSeconds: async () => 0 };
    const speech = { ...noSpeech, listener, recordings };
    server = await openRunApp(database(), { worker: false, deps: { pictures, speech } as never });
    const person = await server.signUp();
    [token, userId] = [person.token, person.user_info.user_id];
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function bring(file: string, mime = 'video/mp4', durationMs = 1500, name = file): Promise<string> {
    const id = randomUUID();
    const bytes = await readFile(join(folder, file));
    await server.deps.storage.put(id, bytes, { mime });
    const about = { name, mime, bytes: bytes.length, width: 320, height: 240, durationMs, hasAudio: true };
    await server.deps.work.stores.assets.put({ id, userId, runId: null, storageKey: id, ...about });
    return id;
  }
  const ask = async (input: object) => {
    const { status, body } = await server.call('lipSyncCreate', input, { token });
    return { status, error: (body.data as unknown as { error?: string }).error, data: body.data };
  };
  const credits = async () => (await server.call('userInfo', {}, { token })).body.data.credits;

  it('say what is in the way before anything is held, and let the person choose who speaks', async () => {
    makeFilm(join(folder, 'film.mp4'), { seconds: 1.5, width: 320, height: 240 });
    ffmpeg('-f', 'lavfi', '-i', 'anullsrc', '-t', '2', join(folder, 'silence.wav'));
    ffmpeg('-f', 'lavfi', '-i', 'sine=f=300:d=70', '-b:a', '32k', join(folder, 'long.mp3'));
    const video = await bring('film.mp4');
    const clip = { video, script: 'Hello', voice: 'en-olivia', consent: true };
    const before = await credits();
    expect(await ask(clip)).toMatchObject({ status: 422, error: 'clip_face_missing' });
    faces = [faceAt(100, 50)];
    expect(await ask(clip)).toMatchObject({ status: 422, error: 'clip_face_turned' });
    faces = [faceAt(20), faceAt(180)];
    expect(await ask(clip)).toMatchObject({ status: 422, error: 'clip_faces_several' });
    expect((await server.call('lipSyncLook', { video }, { token })).body.data).toMatchObject({
      width: 320,
      chosen: -1,
      faces: [{ x: 0.0625 }, { x: 0.5625 }],
    });
    const right = { x: 0.75, y: 0.5 };
    expect((await server.call('lipSyncLook', { video, face: right }, { token })).body.data).toMatchObject({
      chosen: 1,
    });
    faces = [faceAt(100)];
    expect(await ask({ ...clip, consent: false })).toMatchObject({ status: 400, error: 'invalid_input' });
    expect(await ask({ ...clip, voice: 'nobody' })).toMatchObject({ status: 404, error: 'voice_not_found' });
    expect(await ask({ ...clip, video: randomUUID() })).toMatchObject({ status: 404, error: 'file_not_found' });
    const star = await bring('film.mp4', 'video/mp4', 1500, 'elon-musk interview.mp4');
    expect(await ask({ ...clip, video: star })).toMatchObject({ status: 422, error: 'public_figure' });
    const recorded = { ...clip, script: '', voice: null };
    const silence = await bring('silence.wav', 'audio/wav', 2000);
    expect(await ask({ ...recorded, audio: silence })).toMatchObject({ status: 422, error: 'no_speech' });
    ffmpeg('-f', 'lavfi', '-i', 'sine=f=440:d=2', join(folder, 'music.mp3'));
    const music = await bring('music.mp3', 'audio/mpeg', 2000);
    expect(await ask({ ...recorded, audio: music })).toMatchObject({ status: 422, error: 'no_speech' });
    ffmpeg('-i', join(folder, 'film.mp4'), '-an', '-c', 'copy', join(folder, 'mute.mp4'));
    expect(await ask({ ...recorded, audio: await bring('mute.mp4') })).toMatchObject({
      status: 422,
      error: 'no_speech',
    });
    const long = await bring('long.mp3', 'audio/mpeg', 70_000);
    expect(await ask({ ...recorded, audio: long })).toMatchObject({ status: 422, error: 'media_over_seconds' });
    ffmpeg('-f', 'lavfi', '-i', 'sine=f=300:d=2', join(folder, 'tone.wav'));
    const clean = (audio: string, own = token) => server.call('lipSyncClean', { audio }, { token: own });
    const tone = await bring('tone.wav', 'audio/wav', 2000);
    expect((await clean(tone)).body.data).toEqual({ sound: 'data:audio/mpeg;base64,Ag==' });
    expect((await clean(tone, (await server.signUp()).token)).status).toBe(404);
    expect((await clean(silence)).body.data).toMatchObject({ error: 'no_speech' });
    expect(await credits()).toBe(before);
    const begun = await ask(clip);
    expect(begun).toMatchObject({ status: 200, data: { status: 'queued', credits_cost: 3 } });
    expect(await credits()).toBe(before - 3);
    const film = { name: 'a.mp4', poster: 'a.jpg', width: 2, height: 2, bytes: 2 };
    const sync = { correlation: 0, lag_ms: 200, closed_share: 0, stillness: 0, sharpness: 1 };
    const output = { seconds: 1, film, subtitles: [], engine: '', sync };
    await server.deps.work.stores.runs.finish(begun.data.id, { status: 'succeeded', output });
    const again = { ...clip, again: begun.data.id };
    expect((await server.call('lipSyncEstimate', again, { token })).body.data.credits).toBe(0);
    const other = { ...again, script: 'Other words' };
    expect((await server.call('lipSyncEstimate', other, { token })).body.data.credits).toBe(3);
    const quote = await server.call('lipSyncEstimate', { ...clip, script: 'a'.repeat(300) }, { token });
    expect(quote.body.data).toEqual({ credits: 6, seconds: 20 });
    // Whatever is said of its length: the file knows.
    const half = { ...recorded, audio: await bring('tone.wav', 'audio/wav', 30_000), audio_seconds: 1 };
    expect((await server.call('lipSyncEstimate', half, { token })).body.data).toEqual({ credits: 6, seconds: 30 });
    const asked = { tool: 'lip-sync' as const, input: half };
    expect((await server.call('toolQuote', asked, { token })).body.data.credits_cost).toBe(6);
    const theirs = { ...half, audio: randomUUID() };
    expect((await server.call('lipSyncEstimate', theirs, { token })).body.data).toEqual({ credits: 9, seconds: 60 });
  });
});
