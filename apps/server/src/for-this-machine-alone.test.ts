import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { isForThisMachineAlone } from './for-this-machine-alone.ts';

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ PUBLIC_URL: 'https://ads.example.com' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
])('with %j, nobody but this machine can come: %s', (source, alone) => {
  expect(isForThisMachineAlone(parseEnv(source))).toBe(alone);
});
