/** `npm run bench`: every benchmark, one after the other, so that none disturbs another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const args = process.argv.slice(2);
let failed = 0;
for (const name of Object.keys(scripts).filter((script) => script.startsWith('bench:'))) {
  const { code } = await run('npm', ['run', '--silent', name, '--', ...args]);
  if (code !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
