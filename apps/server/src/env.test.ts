import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeEnv, EnvError, parseEnv } from './env.ts';

test('an empty environment is a working installation', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    ROLE: 'both',
    DATA_DIR: resolve('.data'),
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  expect(parseEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test('numbers, addresses and proxies are read as what they are', () => {
  expect(parseEnv({ PORT: '8080' }).PORT).toBe(8080);
  expect(parseEnv({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true);
  expect(parseEnv({ TRUST_PROXY: '10.0.0.0/8' }).TRUST_PROXY).toBe('10.0.0.0/8');
  expect(parseEnv({ TRUST_PROXY: '127.0.0.1, ::1,uniquelocal' }).TRUST_PROXY).toBe('127.0.0.1, ::1,uniquelocal');
  for (const wrong of ['yes', '10.0.0.0/33', '127.0.0.1,', 'proxy.example', '10.0.0.0/8/8']) {
    expect(() => parseEnv({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY: must be/);
  }
});

test('a process that shares its work needs the database and the secret of the others', () => {
  expect(() => parseEnv({ ROLE: 'worker' })).toThrow(/DATABASE_URL: .*\n.*SECRET: /);
  const shared = { DATABASE_URL: 'postgres://localhost/ads', SECRET: 'x'.repeat(32) };
  expect(parseEnv({ ROLE: 'worker', ...shared }).ROLE).toBe('worker');
});

test('a bucket needs its keys, and keys need a bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(parseEnv({ S3_BUCKET: 'ads', ...keys }).S3_BUCKET).toBe('ads');
  expect(() => parseEnv({ S3_BUCKET: 'ads' })).toThrow(/S3_ACCESS_KEY_ID: .*\n.*S3_SECRET_ACCESS_KEY: /);
  expect(() => parseEnv(keys)).toThrow('S3_BUCKET: is needed');
  for (const S3_PREFIX of ['/a', 'a/', 'a//b', 'a b']) {
    expect(() => parseEnv({ S3_BUCKET: 'ads', ...keys, S3_PREFIX })).toThrow('S3_PREFIX: must be');
  }
});

test('everything that is wrong is named at once, and no secret is repeated', () => {
  const wrong = { PORT: 'eighty', ROLE: 'king', SECRET: 'too-short-secret', DATABASE_URL: 'mysql://u:hunter2@h/d' };
  const error = (() => {
    try {
      return parseEnv(wrong);
    } catch (caught) {
      return caught;
    }
  })();
  expect(error).toBeInstanceOf(EnvError);
  const { message } = error as EnvError;
  for (const name of ['PORT', 'ROLE', 'SECRET', 'DATABASE_URL']) expect(message).toContain(`${name}:`);
  expect(message).toMatch(/PORT: .*Port of the web server\./);
  expect(message).not.toContain('hunter2');
  expect(message).not.toContain('too-short-secret');
});

test('every variable is documented and secrets are marked', () => {
  const variables = describeEnv();
  expect(variables.filter(({ description }) => description === '')).toEqual([]);
  const secrets = new Set(variables.filter(({ secret }) => secret).map(({ name }) => name));
  for (const name of ['DATABASE_URL', 'SECRET', 'SMTP_URL', 'OPENAI_API_KEY', 'FAL_KEY'])
    expect(secrets).toContain(name);
  const unmarked = variables.filter(({ name, secret }) => !secret && /(?:KEY|TOKEN|PASSWORD)$/.test(name));
  expect(unmarked.map(({ name }) => name)).toEqual([]);
  expect(variables.find(({ name }) => name === 'PORT')?.default).toBe('3000');
  expect(variables.find(({ name }) => name === 'TRUST_PROXY')?.default).toBe('false');
  expect(variables.find(({ name }) => name === 'SMTP_URL')?.default).toBeNull();
});

test('providers are checked when the product starts, and no key is repeated', () => {
  expect(parseEnv({}).TEXT_TIMEOUT).toBe(40);
  const wrong = { TEXT_PROVIDERS: 'openai', VIDEO_BUDGET: 'much', OPENAI_API_KEY: '' };
  expect(() => parseEnv(wrong)).toThrow(
    /TEXT_PROVIDERS: names openai, but OPENAI_API_KEY is not set\n.*VIDEO_BUDGET: /,
  );
  const right = { TEXT_PROVIDERS: 'openai,builtin', OPENAI_API_KEY: 'k' };
  expect(parseEnv(right)).toMatchObject(right);
});

test('places for runs are numbers by queue', () => {
  expect(parseEnv({}).WORKER_CONCURRENCY).toBeUndefined();
  expect(parseEnv({ WORKER_CONCURRENCY: 'quick:4, video:0' }).WORKER_CONCURRENCY).toEqual({ quick: 4, video: 0 });
  for (const wrong of ['quick', 'slow:1', 'quick:-1', 'quick:257', 'quick:1,,video:1']) {
    expect(() => parseEnv({ WORKER_CONCURRENCY: wrong })).toThrow(/WORKER_CONCURRENCY: must be numbers/);
  }
});
