/** Run by the crash test in a process of its own: the whole server, with the slow tool in its toolbox. */
import { parseEnv } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import { startServer } from '../start-server.ts';
import { slowJob, slowTool } from './slow-tool.ts';

const env = parseEnv(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
const server = await startServer(env, createLogger(env.LOG_LEVEL), {
  tools: { slow: slowTool },
  loadHandler: async () => slowJob,
});
process.stdout.write(`Open ${server.url}\n`);
