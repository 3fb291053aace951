/** A parent to be killed: starts one stuck model, writes its pid, and stays. */
import { createModelHost } from '../create-model-host.ts';
import type { FakeTasks } from './fake-models.ts';

const host = createModelHost<FakeTasks>({
  entry: new URL('./fake-models.ts', import.meta.url),
  processes: 1,
  maxRssMb: 500,
  queueLimit: 1,
  idleMs: 60_000,
  callTimeoutMs: 60_000,
  lingerMs: 0,
});
const { pid } = await host.call('who', undefined);
void host.call('spin', undefined);
process.stdout.write(`${pid}\n`);
