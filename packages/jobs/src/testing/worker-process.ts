/** Run by the crash tests in a process of its own: takes runs, says which, and never finishes them. */
import { queueNames } from '@adwright/domain/runs/ports.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { openQueue } from '../open-queue.ts';
import { eachQueue } from './each-queue.ts';

const [dataDir = '', url = '', worker = ''] = process.argv.slice(2);
const database = await openAt({ url: url === '' ? null : url, dataDir });
const { work } = await openQueue({ database, pollSeconds: 0.2, worker });
await work(
  eachQueue(queueNames, 1),
  async ({ runId }) => {
    await database.work.stores.runs.claim(runId);
    process.stdout.write(`took ${runId}\n`);
    await new Promise(() => {});
  },
  async () => {},
);
process.stdout.write('ready\n');
