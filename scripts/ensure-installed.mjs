// Runs before every command, under whatever Node the machine has: installs the locked dependencies (among them the
// Node the project is pinned to) when they are missing or the lock file has changed, then fetches the weights that are
// missing. Plain JavaScript that needs no package, because on a fresh clone nothing else exists yet.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pruneInstall } from './prune-install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed-lock');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (present !== wanted) {
  console.log('Installing dependencies (once; one to three minutes) …');
  // Not `npm ci`: it refuses a lock file in which optional packages for other platforms were never published.
  // Engine warnings are about the machine's Node, which only runs this script; hence the log level.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // Its install script would fetch graphics card libraries from elsewhere, and fail where there is no way out.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  pruneInstall(root);
  writeFileSync(stamp, wanted);
}

const pinned = join(root, 'node_modules', '.bin', 'node');
if (!existsSync(pinned) && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Adwright needs Node 24. It brings its own on Linux (x64, arm64); here, please install Node 24 (found ${process.version}).`,
  );
  process.exit(1);
}

// A start and the tests fetch them while they build the pages, and `npm run models` as it is told.
if (!process.argv.includes('--no-models'))
  execFileSync(
    existsSync(pinned) ? pinned : process.execPath,
    ['packages/weights/src/command.ts', 'fetch', '--start'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
