import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { googleVerifier } from '../../adapters/google-verifier.ts';
import { newEmail, openTestApp, type TestApp } from '../../testing/test-app.ts';

const clientId = 'this-installation.apps.googleusercontent.com';

type Claims = Record<string, unknown>;

function claimsOf(change: Claims = {}): Claims {
  return { sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Ada Lovelace', ...change };
}

function sign(
  key: CryptoKey,
  claims: Claims,
  { audience = clientId, issuer = 'https://accounts.google.com', expires = '1h', kid = 'one' } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setAudience(audience)
    .setIssuer(issuer)
    .setExpirationTime(expires)
    .sign(key);
}

describeOnDatabases('signing in with Google', (database) => {
  let server: TestApp;
  let keys: Server;
  let fetches = 0;
  let key: CryptoKey;
  let strange: CryptoKey;

  beforeAll(async () => {
    const [pair, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    [key, strange] = [pair.privateKey, other.privateKey];
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    keys = createServer((_request, response) => {
      fetches += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    }).listen(0, '127.0.0.1');
    await once(keys, 'listening');
    const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/certs`;
    server = await openTestApp(database(), { deps: { google: googleVerifier({ clientId, keysUrl }) } });
  });
  afterAll(async () => {
    await server.close();
    keys.close();
  });

  const login = async (credential: string) => server.call('userLoginGoogle', { credential });

  test('a new person gets an account with credits; the next time they find it again', async () => {
    const claims = claimsOf();
    const first = await login(await sign(key, claims));
    expect(first).toMatchObject({
      status: 200,
      body: { data: { credits: 60, user_info: { user_email: claims['email'], user_name: 'Ada Lovelace' } } },
    });
    // The subject stays when the address changes.
    const second = await login(await sign(key, { ...claims, email: newEmail() }, { issuer: 'accounts.google.com' }));
    expect(second.body.data.user_info).toEqual(first.body.data.user_info);
    expect(second.body.data.credits).toBe(60);
    expect(fetches).toBe(1);
  });

  test('a verified address opens the account that was made with a password', async () => {
    const person = await server.signUp();
    const email = person.user_info.user_email;
    const claims = claimsOf({ email: email.toUpperCase() });
    expect((await login(await sign(key, claims))).body.data.user_info).toEqual(person.user_info);
    // Another Google account with the same address (reassigned by its company) does not inherit it.
    expect(await login(await sign(key, claimsOf({ email })))).toMatchObject({
      status: 409,
      body: { data: { error: 'account_exists' } },
    });
  });

  test('an address that Google has not verified opens nothing and makes nothing', async () => {
    const { user_info: person } = await server.signUp();
    for (const email of [person.user_email, newEmail()]) {
      const answer = await login(await sign(key, claimsOf({ email, email_verified: false })));
      expect(answer).toMatchObject({ status: 401, body: { data: { error: 'google_token_rejected' } } });
    }
  });

  test('the same person signing in many times at once has one account', async () => {
    const credential = await sign(key, claimsOf());
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(credential)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.user_info.user_id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.data.credits))).toEqual(new Set([60]));
  });

  test.each([
    ['another audience', () => sign(key, claimsOf(), { audience: 'somebody-else' })],
    ['a token that has run out', () => sign(key, claimsOf(), { expires: '-1h' })],
    ['a signature by another key', () => sign(strange, claimsOf())],
    ['a key nobody knows', () => sign(strange, claimsOf(), { kid: 'two' })],
    ['another issuer', () => sign(key, claimsOf(), { issuer: 'https://evil.example' })],
    ['no address', () => sign(key, { sub: randomUUID() })],
    ['an unsigned token', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claimsOf()))}.`],
    ['no token at all', async () => 'x'.repeat(64)],
  ])('is refused with %s', async (_name, credential) => {
    expect(await login(await credential())).toMatchObject({
      status: 401,
      body: { data: { error: 'google_token_rejected' } },
    });
  });

  test('keys that cannot be fetched are the gateway’s fault, not the token’s', async () => {
    const google = googleVerifier({ clientId, keysUrl: 'http://127.0.0.1:9/certs', timeoutMs: 300 });
    const cutOff = await openTestApp(database(), { deps: { google } });
    const answer = await cutOff.call('userLoginGoogle', { credential: await sign(key, claimsOf()) });
    expect(answer).toMatchObject({ status: 502, body: { data: { error: 'bad_gateway' } } });
    await cutOff.close();
  });

  test('without a client id it is off, and says so', async () => {
    const off = await openTestApp(database());
    expect(await off.call('userLoginGoogle', { credential: await sign(key, claimsOf()) })).toMatchObject({
      status: 422,
      body: { data: { error: 'google_not_configured' } },
    });
    await off.close();
  });
});
