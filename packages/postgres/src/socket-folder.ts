/**
 * Processes on the same machine reach the database through a Unix socket in its data folder. Loopback TCP runs the whole
 * network stack, part of which has to wait for a core on a busy machine: its p99 was 1.7 to 6 times that of the socket.
 */
import { resolve } from 'node:path';

/** The longest socket address that every system takes, with the file name that Postgres chooses. */
const longest = 103;
const longestName = '/.s.PGSQL.65535';

/** The folder that clients connect through; null if its path is too long for a socket address. */
export function socketFolder(data: string): string | null {
  const folder = resolve(data);
  return Buffer.byteLength(folder + longestName) <= longest && process.platform !== 'win32' ? folder : null;
}

/** Some file systems, such as those that a virtual machine shares with its host, have no sockets. */
export function lacksSockets(words: string): boolean {
  return /Unix-domain socket|Unix address|\.s\.PGSQL\./.test(words);
}
