// `npm run dev`: the server restarts on change, the pages reload on change (on their own port, with /api passed through).
import { spawn } from 'node:child_process';
import { root } from './run.ts';

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '--workspace', 'apps/web'], { cwd: root, stdio: 'inherit' }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
for (const child of children) child.kill('SIGTERM');
