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
