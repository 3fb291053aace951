// `npm run dev`: the server restarts on change, the pages reload on change (on their own port, with /api passed through).
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** One save writes several files. */
const settleMs = 200;

const start = (command: string, args: string[]): ChildProcess => spawn(command, args, { cwd: root, stdio: 'inherit' });
const exits = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

const pages = start('npm', ['run', 'dev', '--workspace', 'apps/web']);
let server = start('node', ['apps/server/src/main.ts']);
let stopping = false;

// Node's own watching sees one process; the server is several.
let settling: NodeJS.Timeout | undefined;
async function restart(): Promise<void> {
  const ended = exits(server);
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await ended;
  }
  if (!stopping) server = start('node', ['apps/server/src/main.ts']);
}
for (const folder of ['apps/server/src', 'packages']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts') || name.includes('node_modules')) return;
    clearTimeout(settling);
    settling = setTimeout(() => void restart(), settleMs);
  });
}

async function stop(): Promise<void> {
  stopping = true;
  const ended = [server, pages].filter((child) => child.exitCode === null).map(exits);
  for (const child of [server, pages]) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
void exits(pages).then(stop);
