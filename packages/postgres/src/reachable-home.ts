/**
 * A project in root's own folder cannot be read by the user that Postgres runs as, so the server's files are copied to
 * a place that everybody can read, once per version. (Its data stays where it is; see data-folder.ts.)
 */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Identity } from './identity.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';
import { runProgram } from './run-program.ts';

/** Where nobody clears up comes first: a running server goes on reading its files. */
const usualPlaces = ['/var/lib', '/var/tmp', tmpdir()];

export async function reachableHome(
  home: string,
  identity: Identity | undefined,
  places: readonly string[] = usualPlaces,
): Promise<string> {
  const reason = await whyNot(home, identity);
  if (reason === null) return home;
  if (identity === undefined) throw new PostgresUnavailable(`its program does not run here (${reason})`);
  if (isIdRefusal(reason)) throw new PostgresUnavailable(`no second user id can be used here (${reason})`);
  for (const place of places) {
    const copy = await copyTo(place, home).catch(() => null);
    if (copy !== null && (await whyNot(copy, identity)) === null) return copy;
  }
  throw new PostgresUnavailable(`its program does not run as another user (${reason})`);
}

/** The system's refusal to become another user, as Node words it: no program was started at all. */
function isIdRefusal(reason: string): boolean {
  return /^spawn\b.* (?:EPERM|EINVAL)$/.test(reason);
}

async function whyNot(home: string, identity: Identity | undefined): Promise<string | null> {
  try {
    await runProgram({ file: join(home, 'bin', 'postgres'), args: ['--version'], identity, timeoutMs: 20_000 });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function copyTo(place: string, home: string): Promise<string> {
  const copy = join(place, `adwright-postgres-${fingerprintOf(home)}`);
  if (existsSync(copy)) return trusted(copy);
  mkdirSync(place, { recursive: true });
  const unfinished = await mkdtemp(`${copy}.`);
  try {
    // Static libraries are for those who compile against it.
    await cp(home, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start was faster.
    if (!existsSync(copy)) throw error;
  }
  return trusted(copy);
}

/** In a place where everybody may write, somebody else may have made the folder first. */
function trusted(copy: string): string {
  const { uid, mode } = lstatSync(copy);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${copy} is not ours`);
  return copy;
}

function fingerprintOf(home: string): string {
  const manifest = readFileSync(join(dirname(home), 'package.json'));
  return createHash('sha256').update(manifest).update(process.arch).digest('hex').slice(0, 16);
}
