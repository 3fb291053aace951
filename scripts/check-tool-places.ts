// Fails where a file of packages/tools imports what its place may not. The rule itself is in tool-places.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports-of.ts';
import { root } from './run.ts';
import { placeProblems } from './tool-places.ts';

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'packages/tools/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
const problems = files.flatMap((file) => placeProblems(file, importsOf(readFileSync(join(root, file), 'utf8'))));

for (const problem of problems) console.error(problem);
console.log(`${files.length} files of tools, ${problems.length} in the wrong place`);
process.exit(problems.length === 0 ? 0 : 1);
