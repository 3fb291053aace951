import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltInPeople } from '@adwright/domain/avatars/ports.ts';
import { readAvatar } from '@adwright/domain/avatars/read-avatar.ts';
import type { Face } from '@adwright/domain/engines/pictures.ts';
import { sweepProjects } from '@adwright/domain/projects/sweep-projects.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { makeFilm } from '@adwright/media/testing/make-film.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import sharp from 'sharp';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const size = { width: 480, height: 600 };
/** Grain, in which whoever looks for detail finds it. */
const photo = sharp({
  create: { ...size, channels: 3, background: '#a08070', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});

function face(change: Partial<Face> = {}, width = 160): Face {
  const point = { x: 240, y: 220 };
  const landmarks = Object.fromEntries(
    ['leftEye', 'rightEye', 'noseTip', 'mouthLeft', 'mouthRight', 'foreheadTop', 'chin'].map((name) => [name, point]),
  ) as Face['landmarks'];
  const mesh = Float32Array.from({ length: 478 * 3 }, (_, i) => (i % 3 === 0 ? 160 + (i % 160) : 140 + (i % 200)));
  return {
    box: { x: 160, y: 140, width, height: 200 },
    score: 1,
    mesh,
    landmarks,
    pose: { roll: 0, yaw: 0, pitch: 0 },
    eyesOpen: { left: 1, right: 1 },
    mouthOpen: 0,
    age: 40,
    ...change,
  };
}

const looks = ['amber-knit', 'blue-shirt'].map((id) => ({ id, ...size }));
const mia = { id: 'mia', name: 'Mia', gender: 'woman', age: 29, styles: ['beauty', 'home'], looks } as const;
const otto = { id: 'otto', name: 'Otto', gender: 'man', age: 61, styles: ['business'], looks } as const;

/** Somebody cut out, with nothing around them. */
const people: BuiltInPeople = {
  list: () => [mia, otto],
  async read(id, look) {
    if (![mia, otto].some((person) => person.id === id) || !looks.some((one) => one.id === look)) return null;
    const body = await photo.clone().resize(300, 540).png().toBuffer();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const alone = sharp({ create: { ...size, channels: 4, background: clear } });
    const picture = await alone
      .composite([{ input: body, left: 90, top: 60 }])
      .webp()
      .toBuffer();
    return { picture, mesh: face().mesh };
  },
};

describeOnDatabases('avatars', (database) => {
  let server: TestApp;
  let faces: readonly Face[] = [];
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-avatar-films-'));
    const pictures = {
      findFaces: async () => faces,
      parsePeople: async () => ({ width: 1, height: 1, classes: Uint8Array.of(3) }),
      cutOut: async (picture: Uint8Array) => ({
        picture: { bytes: await sharp(picture).ensureAlpha().png().toBuffer(), mime: 'image/png', ...size },
        subject: { x: 0, y: 0, ...size },
        coverage: 1,
        engine: 'fast',
      }),
    };
    server = await openRunApp(database(), { deps: { people, pictures: pictures as never } });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const errorOf = ({ status, body }: { status: number; body: { data: unknown } }) => [
    status,
    (body.data as { error?: string }).error,
  ];

  async function person(name = 'me.png') {
    const { token, user_info } = await server.signUp();
    const userId = user_info.user_id;
    const id = randomUUID();
    const body = await photo.clone().png().toBuffer();
    await server.deps.storage.put(`test/${id}`, body, { mime: 'image/png' });
    const row = { id, userId, runId: null, name, mime: 'image/png', bytes: body.length, ...size };
    await server.deps.work.stores.assets.put({ ...row, storageKey: `test/${id}` });
    return { token, userId, photo: id };
  }

  async function consent(full_name = 'Ada Moreau', language: 'en' | 'de' = 'en') {
    const t = await translator(language, 'avatars');
    return { agreed: true, full_name, language, words: t('consent.words', { name: full_name }) };
  }

  async function made(token: string, id: string) {
    for (;;) {
      const { data } = (await server.call('avatarPhotoGet', { id }, { token })).body;
      if (!['queued', 'processing'].includes(data.status)) return data;
      await sleep(20);
    }
  }

  it('shows the built-in people to everybody, by who they are and what they suit', async () => {
    const all = (await server.call('avatarList', {})).body.data;
    expect(all.list.map(({ name, age_group }) => [name, age_group])).toEqual([
      ['Mia', 'young'],
      ['Otto', 'senior'],
    ]);
    expect(all.list[0]?.looks[1]).toMatchObject({
      ref: 'person:mia:blue-shirt',
      image: '/people-pictures/mia-blue-shirt.webp',
      small_image: '/people-pictures/mia-blue-shirt-small.webp',
    });
    for (const query of [{ gender: 'man' }, { age_group: 'senior' }, { style: 'business' }, { keyword: 'OTT' }])
      expect((await server.call('avatarList', query)).body.data.list.map(({ id }) => id)).toEqual(['otto']);
    expect((await server.call('avatarList', { gender: 'robot' })).status).toBe(400);
  });

  it('are made of a photo by whoever signs for it, word for word', async () => {
    faces = [face()];
    const one = await person();
    const input = { name: 'Me', photo: one.photo, consent: await consent() };
    const key = { 'idempotency-key': randomUUID() };
    const first = await server.call('avatarCreate', input, { token: one.token, headers: key });
    expect(first.status).toBe(200);
    const again = await server.call('avatarCreate', input, { token: one.token, headers: key });
    expect(again.body.data.id).toBe(first.body.data.id);
    const { list } = (await server.call('avatarCustomList', {}, { token: one.token })).body.data;
    expect(list).toMatchObject([
      { name: 'Me', image: { asset_id: one.photo }, consent: { name: 'Ada Moreau', words: input.consent.words } },
    ]);
    const { id } = first.body.data;
    expect((await server.call('avatarGetCustom', { id }, { token: one.token })).body.data.ref).toBe(`avatar:${id}`);
  });

  it('are refused with the reason, and nothing is kept', async () => {
    const { token, photo: own } = await person();
    const stranger = await person();
    const star = await person('taylor-swift.png');
    const input = { name: 'Me', photo: own, consent: await consent() };
    const refused = async (change: object, seen: readonly Face[], who = token) => {
      faces = seen;
      return errorOf(await server.call('avatarCreate', { ...input, ...change }, { token: who }));
    };
    expect(await refused({}, [])).toEqual([422, 'face_not_found']);
    expect(await refused({}, [face(), face()])).toEqual([422, 'faces_several']);
    expect(await refused({}, [face({ pose: { roll: 0, yaw: 50, pitch: 0 } })])).toEqual([422, 'face_turned']);
    expect(await refused({}, [face({ age: 9 })])).toEqual([422, 'face_child']);
    expect(await refused({}, [face({}, 60)])).toEqual([422, 'face_too_small']);
    expect(await refused({ photo: stranger.photo }, [face()])).toEqual([404, 'file_not_found']);
    expect(await refused({ name: 'Elon Musk' }, [face()])).toEqual([422, 'public_figure']);
    expect(await refused({ name: 'Baby Emma 6 months' }, [face()])).toEqual([422, 'child_named']);
    expect(await refused({ photo: star.photo }, [face()], star.token)).toEqual([422, 'public_figure']);
    const { words, ...unsaid } = await consent();
    expect(await refused({ consent: { ...unsaid, words: `${words} Or not.` } }, [face()])).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await refused({ consent: { ...unsaid, words, language: 'de' } }, [face()])).toEqual([400, 'invalid_input']);
    // Nobody saw it in a language there is not, whatever its words are.
    expect(await refused({ consent: { ...unsaid, words, language: 'zz' } }, [face()])).toEqual([400, 'invalid_input']);
    expect(await refused({ consent: { ...unsaid, words, agreed: false } }, [face()])).toEqual([400, 'invalid_input']);
    expect((await server.call('avatarCustomList', {}, { token })).body.data.total).toBe(0);
  });

  it('are made of a film’s best picture, which its owner signs for as for a photo', async () => {
    faces = [face()];
    const one = await person();
    makeFilm(join(folder, 'me.mp4'), { seconds: 1, ...size });
    const put = async (name: string, bytes: Uint8Array, mime: string) => {
      const id = randomUUID();
      await server.deps.storage.put(`test/${id}`, bytes, { mime });
      const row = { id, userId: one.userId, runId: null, name, mime, bytes: bytes.length, ...size };
      await server.deps.work.stores.assets.put({ ...row, storageKey: `test/${id}` });
      return id;
    };
    const film = await readFile(join(folder, 'me.mp4'));
    const video = await put('me.mp4', film, 'video/mp4');
    const pick = (id: string, token = one.token) => server.call('avatarPickFrame', { video: id }, { token });
    expect(errorOf(await pick(one.photo))).toEqual([415, 'wrong_file_kind']);
    expect((await pick(video, (await person()).token)).status).toBe(404);
    faces = [];
    expect(errorOf(await pick(video))).toEqual([422, 'clip_face_missing']);
    faces = [face({ age: 9 })];
    expect(errorOf(await pick(video))).toEqual([422, 'clip_face_child']);
    faces = [face()];
    const { body: found } = await pick(video);
    expect(found.data).toMatchObject({ mime: 'image/jpeg', ...size });
    const input = { name: 'Me', photo: found.data.asset_id, consent: await consent() };
    expect(errorOf(await server.call('avatarCreate', input, { token: one.token }))).toEqual([200, undefined]);
    // The picture is called as the film is: a name that may not be used is still seen.
    const star = await pick(await put('taylor-swift.mp4', film, 'video/mp4'));
    expect(
      errorOf(await server.call('avatarCreate', { ...input, photo: star.body.data.asset_id }, { token: one.token })),
    ).toEqual([422, 'public_figure']);
  });

  it('get photos in places, another look each time, as many as the plan has in a month', async () => {
    const { token } = await person();
    const remain = async () => (await server.call('userAvatarPhotoRemain', {}, { token })).body.data.remain;
    expect(await remain()).toBe(3);
    const order = { avatar: 'person:mia:amber-knit', setting: 'place:living-day', framing: 'waist' };
    const queued = (await server.call('avatarPhotoGenerate', order, { token })).body.data;
    expect(queued).toMatchObject({ status: 'queued', credits_cost: 0 });
    const first = await made(token, queued.id);
    expect(first).toMatchObject({
      name: 'Mia',
      status: 'succeeded',
      setting: 'place:living-day',
      image: { mime: 'image/jpeg', width: 1080, height: 1350 },
    });
    const file = await server.app.inject({ url: first.image?.url ?? '' });
    const { format, width, height, xmp } = await sharp(file.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1080, 1350]);
    expect(String(xmp)).toContain('compositeSynthetic');
    const other = await server.call('avatarNewLook', { avatar: first.ref, ratio: '1:1' }, { token });
    const second = await made(token, other.body.data.id);
    expect(second).toMatchObject({ avatar: 'person:mia:blue-shirt', ratio: '1:1', status: 'succeeded' });
    expect([second.setting, second.framing]).not.toContain(first.setting);
    expect(second.framing).not.toBe(first.framing);
    expect((await server.call('avatarPhotoDelete', { id: second.id }, { token })).status).toBe(200);
    expect(await remain()).toBe(1);
    await made(token, (await server.call('avatarPhotoGenerate', order, { token })).body.data.id);
    expect(errorOf(await server.call('avatarPhotoGenerate', order, { token }))).toEqual([402, 'avatar_photos_used']);
    const { list } = (await server.call('avatarPhotoList', { avatar: 'person:mia' }, { token })).body.data;
    expect(list).toHaveLength(2);
    expect((await server.call('projectList', {}, { token })).body.data.total).toBe(0);
    // Free runs that made nothing are forgotten; a photo is kept for as long as the person keeps it.
    const later = () => new Date(Date.now() + 40 * 864e5);
    await sweepProjects({ work: server.deps.work, clock: later });
    expect((await server.call('avatarPhotoList', {}, { token })).body.data.total).toBe(2);
  });

  it('refuse what is not there before anything is queued', async () => {
    const { token } = await person();
    const ask = async (input: object) => errorOf(await server.call('avatarPhotoGenerate', input, { token }));
    expect(await ask({ avatar: 'person:mia:nothing' })).toEqual([404, 'avatar_not_found']);
    expect(await ask({ avatar: `avatar:${randomUUID()}` })).toEqual([404, 'avatar_not_found']);
    expect(await ask({ avatar: 'person:mia:amber-knit', setting: 'place:the-moon' })).toEqual([404, 'not_found']);
    expect(await ask({ avatar: 'person:mia:amber-knit', words: 'A beach' })).toEqual([422, 'provider_missing']);
    expect(await ask({ avatar: 'person:mia:amber-knit', setting: 'color:red' })).toEqual([400, 'invalid_input']);
    const dressed = await server.call('avatarNewLook', { avatar: 'person:mia:amber-knit', look: 'armor' }, { token });
    expect(dressed.status).toBe(404);
    expect((await server.call('userAvatarPhotoRemain', {}, { token })).body.data.remain).toBe(3);
  });

  it('are nobody else’s, and go with everything made of them', async () => {
    faces = [face()];
    const { token, userId, photo: own } = await person();
    const { id } = (await server.call('avatarCreate', { name: 'Me', photo: own, consent: await consent() }, { token }))
      .body.data;
    const order = { avatar: `avatar:${id}`, setting: 'color:#aabbcc', framing: 'close' };
    const shot = await made(token, (await server.call('avatarPhotoGenerate', order, { token })).body.data.id);
    expect(shot).toMatchObject({ name: 'Me', status: 'succeeded' });
    const other = await person();
    for (const call of ['avatarGetCustom', 'avatarDelete'] as const)
      expect((await server.call(call, { id }, { token: other.token })).status).toBe(404);
    for (const call of ['avatarPhotoGet', 'avatarPhotoDelete'] as const)
      expect((await server.call(call, { id: shot.id }, { token: other.token })).status).toBe(404);
    for (const avatar of [order.avatar, shot.ref])
      expect((await server.call('avatarNewLook', { avatar }, { token: other.token })).status).toBe(404);
    expect((await server.call('avatarPhotoList', {}, { token: other.token })).body.data.total).toBe(0);
    const read = (ref: string, who = userId) => readAvatar(server.deps, { userId: who, ref });
    expect(await read(order.avatar)).toMatchObject({ cutOut: false, consent: { name: 'Ada Moreau' } });
    expect(await read(shot.ref)).toMatchObject({ mesh: null, consent: { name: 'Ada Moreau' } });
    expect(await read('person:otto:blue-shirt')).toMatchObject({ cutOut: true, consent: null });
    for (const ref of [order.avatar, shot.ref, 'person:nobody:knit'])
      await expect(read(ref, other.userId)).rejects.toMatchObject({ code: 'avatar_not_found' });
    const { runs } = server.deps.work.stores;
    const about = { userId, tool: 'avatar-video', queue: 'video', creditsCost: 0, idempotencyKey: null } as const;
    const films = [order.avatar, shot.ref, 'person:otto:blue-shirt'].map((avatar) => ({
      ...about,
      id: randomUUID(),
      input: { avatar },
    }));
    for (const film of films) await runs.insert(film);
    expect((await server.call('avatarDelete', { id }, { token })).status).toBe(200);
    // Whoever took their consent back is in no film that was still being made.
    const ends = await Promise.all(films.map((film) => runs.byId(film.id)));
    expect(ends.map((film) => film?.status === 'cancelled')).toEqual([true, true, false]);
    await expect(read(shot.ref)).rejects.toMatchObject({ code: 'avatar_not_found' });
    expect((await server.call('avatarPhotoList', {}, { token })).body.data.total).toBe(0);
    expect(await server.deps.work.stores.assets.ofUser(userId, [own, shot.image?.asset_id ?? own])).toEqual([]);
    expect(await server.deps.storage.read(`test/${own}`)).toBeNull();
  });
});
