import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { takeShortSlices } from './short-slices.ts';
import { sliceOf } from './testing/slice-of.ts';

const usual = sliceOf('self');
/** Older than 6.12, Linux keeps its slices to itself; without Perl nobody can ask for them. */
const canBeAsked = usual !== null && spawnSync('perl', ['-v']).status === 0;
const patience = { timeout: 10_000, interval: 5 };

it.runIf(canBeAsked).each([
  { children: 'too', inherited: 100_000 },
  { children: 'not', inherited: usual },
] as const)(
  'a process takes its time in short slices, and what it starts does $children',
  async ({ children, inherited }) => {
    const parent = spawn('sh', ['-c', 'read told; sleep 60 & echo $!; read told; kill $!'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    onTestFinished(() => void parent.stdin.end());
    takeShortSlices(parent.pid ?? 0, { children });
    await vi.waitUntil(() => sliceOf(parent.pid ?? 0) === 100_000, patience);
    parent.stdin.write('\n');
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(sliceOf(Number(pid.toString()))).toBe(inherited);
  },
);

it('a process that is gone costs nothing', () => {
  expect(() => takeShortSlices(2 ** 30, { children: 'not' })).not.toThrow();
});
