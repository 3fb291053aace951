import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { explainFailure } from './explain-failure.ts';

const env = parseEnv({ DATABASE_URL: 'postgres://ads:hunter2@db.example/ads', HOST: 'ads.example', DATA_DIR: '/data' });
const failure = (facts: object): Error => Object.assign(new Error('what happened'), facts);

test.each([
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }, /DATABASE_URL .*what happened.*Start it/],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, /DATABASE_URL/],
  [{ code: '28P01' }, /DATABASE_URL .*password/],
  [{ code: '3D000' }, /DATABASE_URL/],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'ads.example' }, /^ads\.example is no address .*HOST/],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, /^ads\.example is no address .*HOST/],
  [{ code: 'EROFS', path: '/data', syscall: 'mkdir' }, /^what happened\. Choose another DATA_DIR\.$/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, /^\/data cannot be written to\. Choose another DATA_DIR\.$/],
  [{ code: 'ENOENT', path: '/elsewhere', syscall: 'open' }, /^what happened$/],
])('%o is said in a sentence', (facts, words) => {
  const said = explainFailure(failure(facts), env);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/hunter2|\n/);
});

test('what nobody can mend is told with all it knows', () => {
  expect(explainFailure(failure({}), env)).toContain('\n    at ');
  expect(explainFailure(failure({ code: 'ECONNREFUSED', syscall: 'connect' }), parseEnv({}))).toContain('\n    at ');
});
