import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { goesFirst, mayGoFirst } from '../testing/goes-first.ts';
import { openPrecedence } from './precedence.ts';

const patience = { timeout: 15_000, interval: 50 };

/** Works for as long as it is told to, and rests else. */
const program = "process.stdin.on('data', (ms) => { const end = Date.now() + Number(ms); while (Date.now() < end); });";

type Followed = { readonly pid: number; work(ms: number): void };

function follow(count = 1): Followed[] {
  const precedence = openPrecedence({ lookEachMs: 200 });
  onTestFinished(() => precedence.close());
  return Array.from({ length: count }, () => {
    const child: ChildProcess = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    precedence.give(child.pid ?? 0);
    return { pid: child.pid ?? 0, work: (ms) => void child.stdin?.write(String(ms)) };
  });
}

const allFirst = (ones: readonly Followed[]): boolean[] => ones.map(({ pid }) => goesFirst(pid));

describe.runIf(mayGoFirst())('who answers', { timeout: 30_000 }, () => {
  it('goes before everybody while it wants little, and is one of them while it never rests', async () => {
    const ones = follow();
    await expect.poll(() => allFirst(ones), patience).toEqual([true]);
    ones[0]?.work(1500);
    await expect.poll(() => allFirst(ones), patience).toEqual([false]);
    await expect.poll(() => allFirst(ones), patience).toEqual([true]);
  });

  it('is one among equals, too, while two want little each and together a core', async () => {
    const ones = follow(2);
    await expect.poll(() => allFirst(ones), patience).toEqual([true, true]);
    const busy = setInterval(() => {
      for (const { work } of ones) work(55);
    }, 100);
    onTestFinished(() => clearInterval(busy));
    await expect.poll(() => allFirst(ones), patience).toEqual([false, false]);
    clearInterval(busy);
    await expect.poll(() => allFirst(ones), patience).toEqual([true, true]);
  });

  it('is watched even where it goes first only long after that was asked for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adwright-late-perl-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const late = `#!/bin/sh\nsleep 1\nPATH='${process.env['PATH']}' exec perl "$@"\n`;
    await writeFile(join(folder, 'perl'), late, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const ones = follow();
    await expect.poll(() => allFirst(ones), patience).toEqual([true]);
    ones[0]?.work(6000);
    await expect.poll(() => allFirst(ones), { ...patience, timeout: 4000 }).toEqual([false]);
  });
});

it('a process that is gone costs nothing', () => {
  const precedence = openPrecedence();
  expect(() => precedence.give(2 ** 30)).not.toThrow();
  precedence.close();
});
