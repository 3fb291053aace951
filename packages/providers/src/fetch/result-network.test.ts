import { expect, it } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { resultNetwork } from './result-network.ts';

const own = 'http://127.0.0.1:4000';
const { signal } = new AbortController();

it('lets a result lie on the provider’s own host or on a public one over TLS', () => {
  const { check, mayTalkTo } = resultNetwork(own);
  expect(() => check(new URL(`${own}/out.png`))).not.toThrow();
  expect(mayTalkTo('127.0.0.1')).toBe(true);
  expect(() => check(new URL('https://93.184.216.34/out.png'))).not.toThrow();
  // The step to its own host does not open the next one.
  expect(mayTalkTo('127.0.0.1')).toBe(false);
  for (const address of [
    'http://127.0.0.1:4001/',
    'http://93.184.216.34/',
    'https://93.184.216.34:8443/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://localhost/',
    'file:///etc/passwd',
  ]) {
    expect(() => check(new URL(address))).toThrow('Not fetched: address');
  }
});

it('asks for a name once, and refuses one that leads inside at that moment', async () => {
  let asked = 0;
  const resolve = () => {
    asked += 1;
    return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  };
  const fetching = fetchFile('https://results.example.com/a.png', {
    family: 'image',
    ownOrigin: own,
    signal,
    network: { resolve },
  });
  await expect(fetching).rejects.toMatchObject({ kind: 'bad_answer', message: expect.stringContaining('not public') });
  expect(asked).toBe(1);
});
