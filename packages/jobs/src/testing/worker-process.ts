/** Run by the crash tests in a process of its own: takes jobs, says which, and never finishes them. */
import { openAt } from '@adwright/test-kit/database-place.ts';
import { openQueue } from '../open-queue.ts';

const [dataDir = '', url = ''] = process.argv.slice(2);
const database = await openAt({ url: url === '' ? null : url, dataDir });
const { queue, work } = await openQueue({ database });
await work('quick', { concurrency: 1 }, async ({ runId }) => {
  process.stdout.write(`took ${runId}\n`);
  await new Promise(() => {});
});
process.stdin.on('data', (runId) => void queue.enqueueRun({ id: runId.toString().trim(), queue: 'quick' }));
process.stdout.write('ready\n');
