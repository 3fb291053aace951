import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { rolesIn } from './process-family.ts';

const program = 'a-role-of-this-test';

function start(ROLE: string): number | undefined {
  const child = spawn('sleep', ['60'], { argv0: program, env: { ...process.env, ROLE }, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid;
}

it.runIf(process.platform === 'linux')('tells who works from who answers, whoever was started first', async () => {
  const [worker, web] = [start('worker'), start('web')];
  expect(await rolesIn(process.pid, program)).toMatchObject({ worker: { pid: worker }, web: { pid: web } });
});
