import { CopyError } from '@adwright/db/copy/replace-contents.ts';
import { FolderInUseError } from '@adwright/db/folder-lock.ts';
import { PostgresTrouble } from '@adwright/postgres/postgres-unavailable.ts';
import { BackupError } from './backup/manifest.ts';
import { type Env, EnvError } from './env.ts';
import { RoleFailed } from './processes/supervise-role.ts';

/** Their messages are for operators as they are. */
const sayable = [EnvError, FolderInUseError, PostgresTrouble, RoleFailed, BackupError, CopyError];

/** What an operator can mend is said in a sentence; anything else with all it knows. */
export function explainFailure(error: unknown, env: Env | null): string {
  if (sayable.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'EADDRINUSE' && env) {
    return `Port ${env.PORT} on ${env.HOST} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`;
  }
  if (code === 'EACCES' && env) return `Not allowed: ${String(error)}. Choose another PORT or DATA_DIR.`;
  if (code === 'ENOSPC' && env) return `The disk of ${env.DATA_DIR} is full.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
