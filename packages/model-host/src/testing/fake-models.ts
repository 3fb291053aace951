/** Tasks that behave as badly as native code can. */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveModels } from '../serve-models.ts';

const hoard: Uint8Array[] = [];
let served = 0;

const tasks = {
  sum: (values: Float32Array) => values.reduce((sum, value) => sum + value, 0),
  invert: (values: Uint8Array) => values.map((value) => 255 - value),
  who: () => ({ pid: process.pid, served: (served += 1) }),
  async wait({ ms }: { ms: number }) {
    await sleep(ms);
    return process.pid;
  },
  refuse() {
    throw Object.assign(new Error('this is no picture'), { code: 'unreadable' });
  },
  secret: () => () => 'functions cannot be sent',
  spin() {
    for (;;);
  },
  die() {
    process.stderr.write('native code fell over');
    process.kill(process.pid, 'SIGKILL');
  },
  /** Kills the process that serves it first, and answers on the next. */
  dieOnce({ marker }: { marker: string }) {
    if (!existsSync(marker)) {
      writeFileSync(marker, '');
      process.kill(process.pid, 'SIGKILL');
    }
    return process.pid;
  },
  hoard({ mb }: { mb: number }) {
    hoard.push(new Uint8Array(mb * 2 ** 20).fill(1));
    return process.pid;
  },
};

export type FakeTasks = typeof tasks;

serveModels(tasks);
