/** A real Postgres on loopback for the time of the tests, with its data in a temporary folder. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@adwright/postgres/find-postgres.ts';
import { freePort } from '@adwright/postgres/free-port.ts';
import { unprivileged } from '@adwright/postgres/identity.ts';
import { makeCluster } from '@adwright/postgres/make-cluster.ts';
import { urlOf } from '@adwright/postgres/open-own-postgres.ts';
import { reachableHome } from '@adwright/postgres/reachable-home.ts';
import { throwawaySettings } from '@adwright/postgres/settings.ts';
import { socketFolder } from '@adwright/postgres/socket-folder.ts';
import { startPostmaster } from '@adwright/postgres/start-postmaster.ts';

export type PostgresServer = { readonly url: string; stop(): Promise<void> };

const password = 'of-the-tests';

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'adwright-postgres-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const identity = unprivileged();
    const home = await reachableHome(findPostgres(), identity);
    await makeCluster({ home, folder, identity, password, sync: false });
    const port = await freePort();
    const data = join(folder, 'data');
    const sockets = socketFolder(data);
    const settings = throwawaySettings;
    const postmaster = await startPostmaster({ home, data, identity, port, socket: sockets !== null, settings });
    return {
      url: urlOf(password, port, sockets),
      async stop() {
        await postmaster.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
