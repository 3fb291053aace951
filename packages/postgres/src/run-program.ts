import { spawn } from 'node:child_process';
import type { Identity } from './identity.ts';

export type Program = {
  readonly file: string;
  readonly args: readonly string[];
  readonly identity?: Identity | undefined;
  /** Open folder that the program finds as its descriptor 3. */
  readonly folder?: number | undefined;
  readonly timeoutMs?: number;
};

const wordsLength = 4000;

/** Runs to the end; rejects with the program's own words when it fails. Answers what it printed. */
export function runProgram({ file, args, identity, folder, timeoutMs = 120_000 }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      // Where the parent stands may be closed to the identity.
      cwd: '/',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe', ...(folder === undefined ? [] : [folder])],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      ...identity,
    });
    let words = '';
    const listen = (chunk: Buffer): void => void (words = (words + chunk.toString()).slice(-wordsLength));
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(words);
      else reject(new Error(`${file} ended with ${signal ?? code}: ${words.trim()}`));
    });
  });
}
