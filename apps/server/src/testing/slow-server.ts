/** Run by the crash test: the same in one process, as it is where Postgres cannot run. */
import { readEnv } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import { startServer } from '../start-server.ts';
import { slowToolbox } from './slow-tool.ts';

const env = readEnv();
const server = await startServer(env, createLogger(env.LOG_LEVEL), slowToolbox);
process.stdout.write(`Open ${server.url}\n`);
