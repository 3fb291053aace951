import { hashToken } from '@adwright/domain/accounts/session-token.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, openTestApp, type TestApp, testPassword as password } from '../../testing/test-app.ts';

const newPassword = 'a loud harbour 8';
const otherCode = (code: string) => (code === '00000000' ? '11111111' : '00000000');

describeOnDatabases('a person’s own account', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  const isSignedIn = async (token: string) => (await server.call('userInfo', {}, { token })).status === 200;
  const signIn = (email: string, word: string, device = '') =>
    server.call('userLoginPassword', { email, password: word }, { headers: { 'user-agent': device } });
  const reset = (email: string, code: string, word = newPassword) =>
    server.call('userPasswordReset', { email, code, password: word });
  async function forgetful() {
    const { token, user_info: person } = await server.signUp();
    const asked = await server.call('userPasswordForgotten', { email: person.user_email });
    return { token, email: person.user_email, asked, code: await server.codeFor(person.user_email) };
  }

  test('a forgotten password is replaced with the mailed code, and every session before it ends', async () => {
    const { token, email, asked, code } = await forgetful();
    expect(asked).toMatchObject({ status: 200, body: { data: { email, expires_in: 1800, resend_in: 60 } } });
    expect(code).toMatch(/^\d{8}$/);
    const answer = await reset(email, code);
    expect(answer).toMatchObject({ status: 200, body: { data: { user_info: { user_email: email } } } });
    expect(await isSignedIn(answer.body.data.token)).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    // Used up: it is no second key.
    expect(await reset(email, code, 'a third password 9')).toMatchObject({
      status: 422,
      body: { data: { error: 'code_invalid' } },
    });
  });

  test('the code is stored as a hash, and asking again within a minute sends no second letter', async () => {
    const { email, code } = await forgetful();
    expect(JSON.stringify(await server.deps.work.stores.passwordResets.byEmail(email))).not.toContain(code);
    expect((await server.call('userPasswordForgotten', { email })).status).toBe(200);
    expect((await server.outbox.list()).filter(({ to }) => to === email)).toHaveLength(2);
    expect((await reset(email, code)).status).toBe(200);
  });

  test('an unknown address is answered alike, gets a letter without a code, and no account', async () => {
    const email = newEmail();
    const asked = await server.call('userPasswordForgotten', { email });
    expect(asked).toMatchObject({ status: 200, body: { data: { email, expires_in: 1800, resend_in: 60 } } });
    const letter = (await server.outbox.list()).find(({ to }) => to === email);
    expect(`${letter?.subject}${letter?.text}`).not.toMatch(/\d{6}/);
    expect((await reset(email, '00000000')).body.data.error).toBe('code_invalid');
    expect(await server.deps.work.stores.accounts.byEmail(email)).toBeNull();
  });

  test('five wrong codes are too many, and a password that will not do is not one of them', async () => {
    const { token, email, code } = await forgetful();
    expect((await reset(email, code, 'password')).body.data.error).toBe('password_common');
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push((await reset(email, otherCode(code))).body.data.error);
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'code_invalid'), 'code_exhausted']);
    expect((await reset(email, code)).body.data.error).toBe('code_exhausted');
    expect(await isSignedIn(token)).toBe(true);
  });

  test('one of many who come with the same code at once gets in', async () => {
    const { email, code } = await forgetful();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code works for half an hour', async () => {
    const own = await openTestApp(database());
    const { user_info: person } = await own.signUp();
    const email = person.user_email;
    await own.call('userPasswordForgotten', { email });
    own.clock.advance(30 * 60);
    const late = await own.call('userPasswordReset', { email, code: await own.codeFor(email), password: newPassword });
    expect(late).toMatchObject({ status: 422, body: { data: { error: 'code_expired' } } });
    await own.close();
  });

  test('who only ever signed in with Google gets a password by mail, and not by a session alone', async () => {
    const { sessions, accounts } = server.deps.work.stores;
    const email = newEmail();
    const account = { email, name: 'Ada', passwordHash: null, googleSubject: randomUUID(), locale: 'en' };
    const { id: userId = '' } = (await accounts.insert(account)) ?? {};
    await sessions.insert({ tokenHash: hashToken(userId), userId, now: new Date() });
    const alone = await server.call('userPasswordChange', { current: 'x', password: newPassword }, { token: userId });
    expect(alone.body.data.error).toBe('password_wrong');
    await server.call('userPasswordForgotten', { email });
    const { token } = (await reset(email, await server.codeFor(email))).body.data;
    expect((await server.call('userAccount', {}, { token })).body.data).toEqual({
      email,
      name: 'Ada',
      picture: null,
      has_password: true,
      two_step: false,
      recovery_codes_left: 0,
      delete_at: null,
    });
    expect(await sessions.ofUser(userId)).toHaveLength(1);
  });

  test('the password is changed by who knows it, and the other devices are signed out', async () => {
    const { token, user_info: person } = await server.signUp();
    const other = (await signIn(person.user_email, password)).body.data.token;
    const change = (current: string, word: string) =>
      server.call('userPasswordChange', { current, password: word }, { token });
    expect(await change('not the password', newPassword)).toMatchObject({
      status: 422,
      body: { data: { error: 'password_wrong' } },
    });
    expect((await change(password, 'password')).body.data.error).toBe('password_common');
    expect(await isSignedIn(other)).toBe(true);
    expect((await change(password, newPassword)).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await signIn(person.user_email, newPassword)).status).toBe(200);
  });

  test('a name is changed', async () => {
    const { token } = await server.signUp();
    const renamed = await server.call('userNameChange', { name: '  Grace Hopper ' }, { token });
    expect(renamed.body.data.name).toBe('Grace Hopper');
    expect((await server.call('userInfo', {}, { token })).body.data.user_info.user_name).toBe('Grace Hopper');
    expect((await server.call('userNameChange', { name: ' ' }, { token })).status).toBe(400);
  });

  test('people see where they are signed in and sign devices out, their own only', async () => {
    const { token, user_info: person } = await server.signUp();
    const stranger = await server.signUp();
    const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const second = (await signIn(person.user_email, password, device)).body.data.token;
    const third = (await signIn(person.user_email, password)).body.data.token;
    const list = async (who: string) => (await server.call('userSessions', {}, { token: who })).body.data.sessions;
    const sessions = await list(token);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain(token);
    const fox = sessions.find(({ browser, system }) => browser === 'Firefox' && system === 'Linux');
    const id = fox?.id ?? '';
    server.clock.advance(61);
    expect((await list(token))[0]).toMatchObject({ current: true, address: '127.0.0.1' });

    await server.call('userSessionsEnd', { id }, { token: stranger.token });
    expect(await isSignedIn(second)).toBe(true);
    expect(await list(stranger.token)).toHaveLength(1);
    await server.call('userSessionsEnd', { id }, { token });
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
    await server.call('userSessionsEnd', { id: 'others' }, { token });
    expect([await isSignedIn(token), await isSignedIn(third)]).toEqual([true, false]);
    expect(await isSignedIn(stranger.token)).toBe(true);
  });
});
