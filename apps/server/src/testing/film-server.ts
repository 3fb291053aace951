/** Run by the test of large files in a process of its own: the whole server, with a tool that works on a film. */
import { readEnv } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import { startServer } from '../start-server.ts';
import { filmJob, filmTool } from './film-tool.ts';

const env = readEnv();
const server = await startServer(env, createLogger(env.LOG_LEVEL), {
  tools: { film: filmTool },
  loadHandler: async () => filmJob,
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`Open ${server.url}\n`);
