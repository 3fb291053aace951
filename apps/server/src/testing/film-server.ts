/** Run by tests in processes of their own: the whole server, with a tool that works on a film and one that takes its time. */
import { readEnv } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import { startServer } from '../start-server.ts';
import { filmJob, filmTool } from './film-tool.ts';
import { slowJob, slowTool } from './slow-tool.ts';

const env = readEnv();
const server = await startServer(env, createLogger(env.LOG_LEVEL), {
  tools: { film: filmTool, slow: slowTool },
  loadHandler: async (tool) => (tool === 'film' ? filmJob : slowJob),
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(`Open ${server.url}\n`);
