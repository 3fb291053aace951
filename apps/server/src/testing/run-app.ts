import type { Database } from '@adwright/db/open-database.ts';
import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { openEventBus } from '@adwright/jobs/event-bus.ts';
import { openQueue } from '@adwright/jobs/open-queue.ts';
import { openMedia } from '@adwright/media/open-media.ts';
import { createFileLinks } from '@adwright/storage/file-links.ts';
import { openDiskStorage } from '@adwright/storage/open-disk-storage.ts';
import { openWorkFolders } from '@adwright/storage/open-work-folders.ts';
import { loadHandler } from '@adwright/tools/load-handler.ts';
import { catalog as tools } from '@adwright/tools/catalog.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import type { AppOptions } from '../http/build-app.ts';
import { createLogger } from '../http/logging.ts';
import { startWorker, type WorkerOptions } from '../worker/start-worker.ts';
import { slowJob, slowTool } from './slow-tool.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The real app with everything a run needs behind it: queue, worker, events and files; all tools and the slow one. */
export async function openRunApp(
  database: Database,
  change: {
    worker?: boolean;
    concurrency?: WorkerOptions['concurrency'];
    deps?: Partial<Deps>;
    options?: Partial<AppOptions>;
    /** Handlers to use instead of the tools' own. */
    handlers?: Readonly<Record<string, RunHandler>>;
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adwright-runs-'));
  const runs = await openQueue({ database });
  const events = await openEventBus(database);
  const storage = await openDiskStorage({ dataDir });
  const workFolders = await openWorkFolders({ dataDir });
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const links = createFileLinks({ secret: 'a secret for tests', clock });
  const toolbox = { ...tools, slow: slowTool };
  const server = await openTestApp(database, {
    deps: { clock, workers: runs.workers, events, storage, workFolders, media: openMedia(), links, ...change.deps },
    options: { tools: toolbox, ...change.options },
  });
  if (change.worker !== false) {
    const handlers: Readonly<Record<string, RunHandler>> = { slow: slowJob, ...change.handlers };
    const load = async (tool: string): Promise<RunHandler> => handlers[tool] ?? loadHandler(tool);
    const log = createLogger('silent');
    const { concurrency = {} } = change;
    await startWorker({ deps: server.deps, runs, tools: toolbox, loadHandler: load, log, concurrency });
  }
  return {
    ...server,
    clock: { advance: (seconds) => void (ahead += seconds * 1000) },
    async close() {
      const closing = server.close();
      // A client may hold a connection it never used, for which a closing server would wait a minute.
      server.app.server.closeAllConnections();
      await closing;
      await runs.stop({ drainSeconds: 5 });
      await events.close();
      await workFolders.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
