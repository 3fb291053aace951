import { CopyError } from '@adwright/db/copy/replace-contents.ts';
import { FolderInUseError } from '@adwright/db/folder-lock.ts';
import { PostgresTrouble } from '@adwright/postgres/postgres-unavailable.ts';
import { BackupError } from './backup/manifest.ts';
import { type Env, EnvError } from './env.ts';
import { RoleFailed } from './processes/supervise-role.ts';

/** Their messages are for operators as they are. */
const sayable = [EnvError, FolderInUseError, PostgresTrouble, RoleFailed, BackupError, CopyError];

/** A folder or file that is not there, is something else, or may not be written; the message says which. */
const aboutPaths = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'EROFS', 'EPERM', 'ENAMETOOLONG']);

/** Codes of Postgres: a wrong name or password, and a database that is not there. */
const refusedByDatabase = new Set(['28P01', '28000', '3D000']);

/** What an operator can mend is said in a sentence; anything else with all it knows. */
export function explainFailure(error: unknown, env: Env | null): string {
  if (sayable.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path, syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' && env) {
    return `Port ${env.PORT} on ${env.HOST} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`;
  }
  if (code === 'EACCES' && env) return `Not allowed: ${String(error)}. Choose another PORT or DATA_DIR.`;
  if (code === 'ENOSPC' && env) return `The disk of ${env.DATA_DIR} is full.`;
  if (env && isNotWritable(error)) return `${env.DATA_DIR} cannot be written to. Choose another DATA_DIR.`;
  if (code === undefined) return everythingAbout(error);
  if (path !== undefined && aboutPaths.has(code)) {
    return path === env?.DATA_DIR ? `${message}. Choose another DATA_DIR.` : message;
  }
  if (env && (code === 'EADDRNOTAVAIL' || isAbout(error, env.HOST))) {
    return `${env.HOST} is no address of this machine (${code}). Set HOST to one, 127.0.0.1 or 0.0.0.0.`;
  }
  if (
    env?.DATABASE_URL !== undefined &&
    (syscall === 'connect' || syscall === 'getaddrinfo' || refusedByDatabase.has(code))
  ) {
    return `The database of DATABASE_URL cannot be used: ${message}. Start it, or correct its address, name and password.`;
  }
  return everythingAbout(error);
}

/** The lock of a folder is a database of SQLite: it could not be made, or not be opened. */
function isNotWritable(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && (errcode === 8 || errcode === 14);
}

/** Of a name that could not be looked up. */
function isAbout(error: unknown, name: string): boolean {
  return (error as { hostname?: unknown }).hostname === name;
}

function everythingAbout(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
