import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchPulse } from './pulse.ts';

const pulse = { askEachMs: 100, unanswered: 10 };

async function start(afterwards: string) {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-pulse-'));
  const program = join(folder, 'asked.ts');
  const module = JSON.stringify(new URL('./pulse.ts', import.meta.url).href);
  writeFileSync(
    program,
    `import { answerPulse } from ${module};\nanswerPulse();\nprocess.send?.('up');\n${afterwards}`,
  );
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await once(child, 'message');
  let hung = 0;
  watchPulse(child, () => (hung += 1), pulse);
  return { child, hung: () => hung };
}

it('ends a process that hangs, and says so once', { timeout: 20_000 }, async () => {
  const { child, hung } = await start('setTimeout(() => { for (;;); }, 20);');
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect([signal, hung()]).toEqual(['SIGKILL', 1]);
});

it('leaves alone who answers, and who is late now and then', { timeout: 20_000 }, async () => {
  // Less than half of what is allowed, again and again.
  const { child, hung } = await start(
    'setInterval(() => { const end = Date.now() + 400; while (Date.now() < end); }, 700);',
  );
  await wait(pulse.askEachMs * pulse.unanswered * 3);
  expect([child.exitCode, child.signalCode, hung()]).toEqual([null, null, 0]);
});
