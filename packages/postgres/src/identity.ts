import { chownSync, readFileSync } from 'node:fs';
import { PostgresUnavailable } from './postgres-unavailable.ts';

export type Identity = { readonly uid: number; readonly gid: number };

const names = ['postgres', 'nobody'];

/** Postgres refuses to run as root: whom to run it as instead. Undefined for everybody else, who stay who they are. */
export function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = names.map((name) => users.find(([user]) => user === name)).find((user) => user !== undefined);
  const [uid, gid] = [Number(found?.[2]), Number(found?.[3])];
  if (!(uid > 0 && gid >= 0)) throw new PostgresUnavailable(`root needs a user ${names.join(' or ')} to run it as`);
  return { uid, gid };
}

/** Root in a namespace of one user, or on a disk that knows no owners, cannot give anything away. */
export function giveTo(path: string, identity: Identity | undefined): void {
  if (identity === undefined) return;
  try {
    chownSync(path, identity.uid, identity.gid);
  } catch (cause) {
    throw new PostgresUnavailable('no second user id can be used here', { cause });
  }
}
