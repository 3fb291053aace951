import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what we are measured against into a folder of its own: a rival is no dependency of the product. */
export function installRival(name: string, folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    throw new Error(`${name} could not be installed; this benchmark needs npm and a way to its registry.`, {
      cause: error,
    });
  }
}
