import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { hashToken } from '@adwright/domain/accounts/session-token.ts';
import { sweepAccounts } from '@adwright/domain/accounts/sweep-accounts.ts';
import { sweepRequests } from '@adwright/domain/requests/sweep-requests.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createRun } from '@adwright/test-kit/factories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, openTestApp, type TestApp, testPassword as password } from '../../testing/test-app.ts';

const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

describeOnDatabases('accounts', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  test('a person registers, gets the free plan’s credits, reads their info and signs out', async () => {
    const email = newEmail();
    const asked = await server.call('userRegister', { email: ` ${email.toUpperCase()} `, password, name: 'Ada' });
    expect(asked).toMatchObject({ status: 200, body: { data: { email, expires_in: 600, resend_in: 60 } } });
    expect((await server.call('userLoginPassword', { email, password })).status).toBe(401);

    const verified = await server.call('userRegisterVerify', { email, code: await server.codeFor(email), password });
    expect(verified.body).toMatchObject({ code: 100000, message: 'Operation successful' });
    const { token, ...info } = verified.body.data;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(info).toEqual({
      credits: plans.free.monthlyCredits,
      plan_name: 'free',
      plan_info: { name: 'free', period: 'none', renews_at: null, cancel_at: null, monthly_credits: 60 },
      has_paid_credits: false,
      kodepay_user_id: null,
      user_info: { user_email: email, user_name: 'Ada', user_id: expect.any(String) },
    });

    expect((await server.call('userInfo', {}, { token })).body.data).toEqual({ token, ...info });
    expect(await server.call('userLogout', {}, { token })).toMatchObject({ status: 200, body: { data: {} } });
    expect(await server.call('userInfo', {}, { token })).toMatchObject({
      status: 401,
      body: { code: 401, message: 'Unauthorized, please login again', data: { error: 'unauthorized' } },
    });
  });

  test('the letter is in the reader’s language and the name comes from the address when none is given', async () => {
    const email = newEmail();
    await server.call('userRegister', { email, password }, { headers: { 'accept-language': 'xx, en;q=0.5' } });
    const letter = (await server.outbox.list()).find(({ to }) => to === email);
    expect(letter?.subject).toContain(`is your ${brand.name} code`);
    const verified = await server.call('userRegisterVerify', { email, code: await server.codeFor(email) });
    expect(verified.body.data.user_info.user_name).toBe(email.split('@')[0]);
  });

  test('passwords that are guessed first, or too short, are refused and nothing is written', async () => {
    const email = newEmail();
    expect(await server.call('userRegister', { email, password: 'Password1' })).toMatchObject({
      status: 422,
      body: { data: { error: 'password_common' } },
    });
    expect(await server.call('userRegister', { email, password: 'short' })).toMatchObject({
      status: 400,
      body: { data: { error: 'invalid_input', issues: [{ path: 'password' }] } },
    });
    expect(await server.deps.work.stores.registrations.byEmail(email)).toBeNull();
    expect((await server.outbox.list()).some(({ to }) => to === email)).toBe(false);
  });

  test('a wrong code can be tried five times, then the right one is worth nothing either', async () => {
    const email = newEmail();
    await server.call('userRegister', { email, password });
    const code = await server.codeFor(email);
    const tried: string[] = [];
    for (const attempt of [1, 2, 3, 4, 5, 6]) {
      const guess = attempt === 6 ? code : otherCode(code);
      tried.push((await server.call('userRegisterVerify', { email, code: guess })).body.data.error);
    }
    expect(tried).toEqual([...Array.from({ length: 4 }, () => 'code_invalid'), 'code_exhausted', 'code_exhausted']);
    expect(await server.deps.work.stores.accounts.byEmail(email)).toBeNull();
  });

  test('parallel guesses get five tries between them, not five each', async () => {
    const email = newEmail();
    await server.call('userRegister', { email, password });
    const code = otherCode(await server.codeFor(email));
    const guesses = Array.from({ length: 20 }, () => server.call('userRegisterVerify', { email, code }));
    const errors = (await Promise.all(guesses)).map(({ body }) => body.data.error);
    expect(errors.filter((error) => error === 'code_invalid')).toHaveLength(4);
  });

  test('a code runs out after ten minutes, and a new one can be asked for after one', async () => {
    const email = newEmail();
    const own = await openTestApp(database());
    await own.call('userRegister', { email, password });
    const first = await own.codeFor(email);
    own.clock.advance(30);
    expect(await own.call('userRegister', { email, password })).toMatchObject({
      status: 200,
      body: { data: { email, expires_in: 570, resend_in: 30 } },
    });
    expect((await own.outbox.list()).length).toBe(1);
    own.clock.advance(571);
    expect(await own.call('userRegisterVerify', { email, code: first })).toMatchObject({
      status: 422,
      body: { data: { error: 'code_expired' } },
    });
    await own.call('userRegister', { email, password });
    expect((await own.outbox.list()).length).toBe(2);
    expect((await own.call('userRegisterVerify', { email, code: await own.codeFor(email) })).status).toBe(200);
    await own.close();
  });

  test('parallel registrations of one address send one letter', async () => {
    const email = newEmail();
    const asked = Array.from({ length: 10 }, () => server.call('userRegister', { email, password }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect((await server.outbox.list()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('nobody’s password slips in behind a code that somebody else was sent', async () => {
    const email = newEmail();
    await server.call('userRegister', { email, password });
    const other = await server.call('userRegister', { email, password: 'the password of a thief' });
    expect(other).toMatchObject({ status: 429, body: { data: { error: 'rate_limited' } } });
    expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
    const code = await server.codeFor(email);
    const wrong = await server.call('userRegisterVerify', { email, code, password: 'the password of a thief' });
    expect(wrong).toMatchObject({ status: 422, body: { data: { error: 'code_invalid' } } });
    expect((await server.call('userRegisterVerify', { email, code, password })).status).toBe(200);
    expect((await server.call('userLoginPassword', { email, password })).status).toBe(200);
  });

  test('a code works once; its repeat is answered for two minutes and grants nothing more', async () => {
    const own = await openTestApp(database());
    const email = newEmail();
    await own.call('userRegister', { email, password });
    const code = await own.codeFor(email);
    const first = await own.call('userRegisterVerify', { email, code });
    const second = await own.call('userRegisterVerify', { email, code });
    expect(second.status).toBe(200);
    expect(second.body.data.credits).toBe(plans.free.monthlyCredits);
    expect(second.body.data.user_info.user_id).toBe(first.body.data.user_info.user_id);
    own.clock.advance(121);
    expect((await own.call('userRegisterVerify', { email, code })).body.data.error).toBe('code_expired');
    await own.close();
  });

  test('an address that got an account by another door is told so by its own code only', async () => {
    const email = newEmail();
    await server.call('userRegister', { email, password });
    const account = { email, name: 'Ada', passwordHash: null, googleSubject: `g-${email}`, locale: 'en' };
    await server.deps.work.stores.accounts.insert(account);
    const code = await server.codeFor(email);
    expect((await server.call('userRegisterVerify', { email, code: otherCode(code) })).body.data.error).toBe(
      'code_invalid',
    );
    expect(await server.call('userRegisterVerify', { email, code })).toMatchObject({
      status: 409,
      body: { data: { error: 'account_exists' } },
    });
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const { user_info: person } = await server.signUp();
    const wrong = await server.call('userLoginPassword', { email: person.user_email, password: 'not the password' });
    const unknown = await server.call('userLoginPassword', { email: newEmail(), password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const { request_id: _, ...wrongData } = wrong.body.data;
    const { request_id: __, ...unknownData } = unknown.body.data;
    expect({ ...wrong.body, data: wrongData }).toEqual({ ...unknown.body, data: unknownData });
  });

  test('credits come once a month, also when many calls ask at once', async () => {
    const own = await openTestApp(database());
    const { token } = await own.signUp();
    const asked = await Promise.all(Array.from({ length: 8 }, () => own.call('userInfo', {}, { token })));
    expect(new Set(asked.map(({ body }) => body.data.credits))).toEqual(new Set([60]));
    const now = own.deps.clock();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12);
    // A month can be longer than a session lives unused, so somebody who comes by halfway keeps it.
    const half = (next - now.getTime()) / 2000;
    own.clock.advance(half);
    expect((await own.call('userInfo', {}, { token })).body.data.credits).toBe(60);
    own.clock.advance(half + 1);
    const later = await Promise.all(Array.from({ length: 8 }, () => own.call('userInfo', {}, { token })));
    expect(later.at(-1)?.body.data.credits).toBe(120);
    await own.close();
  });

  test('a session dies after thirty days without use, and lives on with it', async () => {
    const own = await openTestApp(database());
    const { token } = await own.signUp();
    const day = 24 * 60 * 60;
    own.clock.advance(29 * day);
    expect((await own.call('userInfo', {}, { token })).status).toBe(200);
    own.clock.advance(29 * day);
    expect((await own.call('userInfo', {}, { token })).status).toBe(200);
    own.clock.advance(31 * day);
    expect((await own.call('userInfo', {}, { token })).status).toBe(401);
    await own.close();
  });

  test('a session ends after half a year, however busily it is used', async () => {
    const own = await openTestApp(database());
    const { token } = await own.signUp();
    const day = 24 * 60 * 60;
    for (let days = 0; days < 175; days += 25) {
      own.clock.advance(25 * day);
      expect((await own.call('userInfo', {}, { token })).status).toBe(200);
    }
    own.clock.advance(6 * day);
    expect((await own.call('userInfo', {}, { token })).status).toBe(401);
    await own.close();
  });

  test('a session is written at most once a minute', async () => {
    const own = await openTestApp(database());
    const { token } = await own.signUp();
    const usedAt = async () => (await own.deps.work.stores.sessions.find(hashToken(token)))?.lastUsedAt.getTime();
    const begun = await usedAt();
    own.clock.advance(50);
    await own.call('userInfo', {}, { token });
    expect(await usedAt()).toBe(begun);
    own.clock.advance(11);
    await own.call('userInfo', {}, { token });
    expect(await usedAt()).toBeGreaterThan(begun ?? Infinity);
    await own.close();
  });

  test('sweeping forgets what has run out and nothing else', async () => {
    const own = await openTestApp(database());
    const [kept, dead] = [await own.signUp(), await own.signUp()];
    const email = newEmail();
    await own.call('userRegister', { email, password });
    own.clock.advance(20 * 24 * 60 * 60);
    expect((await own.call('userInfo', {}, { token: kept.token })).status).toBe(200);
    own.clock.advance(11 * 24 * 60 * 60);
    const swept = { ...(await sweepAccounts(own.deps)), ...(await sweepRequests(own.deps)) };
    expect(swept.sessions).toBeGreaterThan(0);
    expect(swept.windows).toBeGreaterThan(0);
    expect(await own.deps.work.stores.registrations.byEmail(email)).toBeNull();
    expect(await own.deps.work.stores.sessions.find(hashToken(dead.token))).toBeNull();
    expect((await own.call('userInfo', {}, { token: kept.token })).status).toBe(200);
    await own.close();
  });

  test('avatar photos are counted by the month’s runs', async () => {
    const { token, user_info: person } = await server.signUp();
    expect((await server.call('userAvatarPhotoRemain', {}, { token })).body.data).toMatchObject({
      remain: 3,
      limit: 3,
    });
    await createRun(server.deps.work.stores, person.user_id, { tool: 'avatar-photo' });
    const { body } = await server.call('userAvatarPhotoRemain', {}, { token });
    expect(body.data).toMatchObject({ remain: 2, limit: 3 });
    expect(new Date(body.data.resets_at).getTime()).toBeGreaterThan(Date.now());
  });

  test('another person’s token opens only their own account', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const info = await server.call('userInfo', {}, { token: other.token });
    expect(info.body.data.user_info.user_id).toBe(other.user_info.user_id);
    expect(info.body.data.user_info.user_id).not.toBe(one.user_info.user_id);
  });

  test('only hashes are stored', async () => {
    const { token, user_info: person } = await server.signUp();
    const account = await server.deps.work.stores.accounts.byId(person.user_id);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await server.deps.work.stores.sessions.find(token)).toBeNull();
  });
});
