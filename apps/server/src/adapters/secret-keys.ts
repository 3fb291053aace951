import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One key per purpose, so that what one leaks tells nothing about another. */
export type SecretKeys = Readonly<Record<'codes' | 'files' | 'outbox' | 'authenticators', string>>;

export function secretKeys(secret: string): SecretKeys {
  return {
    codes: derive(secret, 'codes'),
    files: derive(secret, 'files'),
    outbox: derive(secret, 'outbox'),
    authenticators: derive(secret, 'authenticators'),
  };
}

function derive(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
}

/** The secret of an installation that was not given one: made once, readable by its owner only. */
export function localSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  return read(file) ?? create(dataDir, file);
}

/** Puts another one, which came with a backup, in its place. */
export function keepSecret(dataDir: string, secret: string): void {
  const temporary = join(dataDir, `secret.${process.pid}`);
  writeFileSync(temporary, secret, { mode: 0o600, flush: true });
  renameSync(temporary, join(dataDir, 'secret'));
}

/** Linked into place whole: neither a crash nor a second process leaves half a secret, and the first one stays. */
function create(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  const secret = read(file);
  if (secret === null) throw new Error(`The secret in ${file} cannot be read.`);
  return secret;
}

function read(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? null : secret;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
