/** Run by the test of the event bus in a process of its own: publishes one event. */
import { openAt } from '@adwright/test-kit/database-place.ts';
import { openEventBus } from '../event-bus.ts';

const [url = '', id = ''] = process.argv.slice(2);
const database = await openAt({ url, dataDir: '' });
const bus = await openEventBus(database);
await bus.publish('me', { id, tool: 'qr-code', status: 'processing', progress: 50, stage: 'drawing' });
await bus.close();
await database.close();
