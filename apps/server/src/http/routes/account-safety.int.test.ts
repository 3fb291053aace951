import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, openTestApp, type TestApp, testPassword as password } from '../../testing/test-app.ts';

const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

describeOnDatabases('an account’s safety', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  const now = () => server.deps.clock();
  const signIn = (email: string, second_step?: string) =>
    server.call('userLoginPassword', { email, password, ...(second_step !== undefined && { second_step }) });
  const subjectsTo = async (email: string) =>
    (await server.outbox.list()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const kindsOf = async (token: string) =>
    (await server.call('userActivity', {}, { token })).body.data.list.map(({ kind }) => kind);

  async function guarded() {
    const { token, user_info: person } = await server.signUp();
    const { secret, uri } = (await server.call('userTwoStepBegin', { current: password }, { token })).body.data;
    const code = codeAt(secret, now());
    const { recovery_codes: codes } = (await server.call('userTwoStepConfirm', { code }, { token })).body.data;
    // The code it was switched on with is used up; the next one comes half a minute later.
    server.clock.advance(60);
    return { token, email: person.user_email, id: person.user_id, secret, uri, codes };
  }

  test('two-step sign-in asks for a code of the app, which works once', async () => {
    const { email, secret, uri, token } = await guarded();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await signIn(email)).body.data.error).toBe('second_step_needed');
    expect((await signIn(email, '000000')).body.data.error).toBe('second_step_wrong');
    const code = codeAt(secret, now());
    expect((await signIn(email, code)).status).toBe(200);
    expect((await signIn(email, code)).body.data.error).toBe('second_step_wrong');
    expect(await subjectsTo(email)).toContainEqual(expect.stringContaining('Two-step sign-in was turned on'));
    expect(await kindsOf(token)).toEqual(expect.arrayContaining(['two_step_on', 'signed_in', 'registered']));
  });

  test('a recovery code signs in once, however it is typed, and only its hash is kept', async () => {
    const { email, id, codes, token } = await guarded();
    expect(codes).toHaveLength(10);
    const [first = ''] = codes;
    expect((await signIn(email, first.replace('-', ' ').toUpperCase())).status).toBe(200);
    expect((await signIn(email, first)).body.data.error).toBe('second_step_wrong');
    expect((await server.call('userAccount', {}, { token })).body.data).toMatchObject({
      two_step: true,
      recovery_codes_left: 9,
    });
    const account = await server.deps.work.stores.accounts.byId(id);
    expect(account?.totpSecret).toMatch(/^[\w-]{60,}$/);
    expect(await kindsOf(token)).toContain('recovery_used');
  });

  test('guessing at codes comes to an end, also from many addresses, and the right password is needed before', async () => {
    const { email } = await guarded();
    expect(
      (await server.call('userLoginPassword', { email, password: 'not it at all', second_step: '1' })).status,
    ).toBe(400);
    const answers: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const ip = `198.51.100.${tries}`;
      const guess = { email, password, second_step: '123456' };
      answers.push((await server.call('userLoginPassword', guess, { ip })).body.data.error);
    }
    expect(answers.slice(-2)).toEqual(['rate_limited', 'rate_limited']);
  });

  test('a reset of the password does not get around the second step; it ends with a code', async () => {
    const { email, secret, token } = await guarded();
    await server.call('userPasswordForgotten', { email });
    const order = { email, code: await server.codeFor(email), password: 'a loud harbour 8' };
    expect((await server.call('userPasswordReset', order)).body.data.error).toBe('second_step_needed');
    const second_step = codeAt(secret, now());
    const answer = await server.call('userPasswordReset', { ...order, second_step });
    expect(answer.status).toBe(200);
    expect((await server.call('userInfo', {}, { token })).status).toBe(401);
    server.clock.advance(60);
    const own = { token: answer.body.data.token };
    expect((await server.call('userTwoStepEnd', { code: codeAt(secret, now()) }, own)).status).toBe(200);
    expect((await server.call('userLoginPassword', { email, password: 'a loud harbour 8' })).status).toBe(200);
    expect(await subjectsTo(email)).toContainEqual(expect.stringContaining('password was changed'));
  });

  test('another app takes the place of the present one only with a code of it', async () => {
    const { secret, token } = await guarded();
    const begin = (second_step?: string) =>
      server.call('userTwoStepBegin', { current: password, ...(second_step && { second_step }) }, { token });
    expect((await begin()).body.data.error).toBe('second_step_needed');
    expect((await begin('000000')).body.data.error).toBe('second_step_wrong');
    const nothingPending = await server.call('userTwoStepConfirm', { code: '000000' }, { token });
    expect(nothingPending.body.data.error).toBe('two_step_missing');
    const other = (await begin(codeAt(secret, now()))).body.data.secret;
    server.clock.advance(60);
    const confirm = { code: codeAt(other, now()) };
    expect((await server.call('userTwoStepConfirm', confirm, { token })).status).toBe(200);
  });

  test('an email is changed by the code in the new mailbox; the old one is told', async () => {
    const { token, user_info: person } = await server.signUp();
    const email = newEmail();
    expect((await server.call('userEmailChange', { email, current: 'wrong one' }, { token })).body.data.error).toBe(
      'password_wrong',
    );
    expect((await server.call('userEmailChange', { email, current: password }, { token })).status).toBe(200);
    const code = await server.codeFor(email);
    const other = await server.signUp();
    const stolen = await server.call('userEmailConfirm', { email, code }, { token: other.token });
    expect(stolen.body.data.error).toBe('code_invalid');
    const confirmed = await server.call('userEmailConfirm', { email, code }, { token });
    expect(confirmed.body.data).toMatchObject({ email });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(person.user_email)).status).toBe(401);
    expect(await subjectsTo(person.user_email)).toContainEqual(expect.stringContaining('was changed'));
    // A taken address is answered alike, and its owner gets a letter without a code.
    const taken = other.user_info.user_email;
    const asked = await server.call('userEmailChange', { email: taken, current: password }, { token });
    expect(asked).toMatchObject({ status: 200, body: { data: { email: taken, expires_in: 1800 } } });
    expect((await subjectsTo(taken))[0]).not.toMatch(/\d{8}/);
  });

  test('an API key does what it is allowed and nothing about the account, until it is revoked', async () => {
    const { token, user_info: person } = await server.signUp();
    const made = await server.call('userKeyCreate', { name: 'Feed', scopes: ['read'] }, { token });
    const { key, id } = made.body.data;
    expect(key).toMatch(/^adw_[\w-]{43}$/);
    expect((await server.call('userInfo', {}, { token: key })).body.data).toMatchObject({
      user_info: { user_id: person.user_id },
    });
    expect((await server.call('presetList', { tool: 'ad-copy' }, { token: key })).status).toBe(200);
    for (const [call, input] of [
      ['campaignCreate', { name: 'x' }],
      ['userKeys', {}],
      ['userPasswordChange', { current: password, password: 'another one 9' }],
      ['payStatement', {}],
    ] as const) {
      expect({ call, ...(await server.call(call, input, { token: key })).body.data }).toMatchObject({
        call,
        error: 'key_not_allowed',
      });
    }
    const { keys } = (await server.call('userKeys', {}, { token })).body.data;
    expect(keys).toMatchObject([{ id, name: 'Feed', ending: key.slice(-4), scopes: ['read'] }]);
    expect(keys[0]?.used_at).not.toBeNull();
    expect(JSON.stringify(await server.deps.work.stores.apiKeys.ofUser(person.user_id))).not.toContain(key);
    await server.call('userKeyRevoke', { id }, { token });
    expect((await server.call('userInfo', {}, { token: key })).status).toBe(401);
    expect(await kindsOf(token)).toEqual(expect.arrayContaining(['key_created', 'key_revoked']));
  });
});
