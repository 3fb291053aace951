// `npm start`: builds the pages if they changed and fetches the models that are missing, then becomes the server.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { lacksWanted } from '@adwright/weights/lacks-wanted.ts';
import { weightsFolder } from '@adwright/weights/weights-folder.ts';
import { ensureWebBuilt } from './build-web.ts';
import { root, run } from './run.ts';

// It may say where the models lie.
if (existsSync('.env')) process.loadEnvFile('.env');
const lacksModels = lacksWanted(weightsFolder());
// What is wrong with the configuration is said before half a gigabyte is fetched for it.
if (lacksModels) {
  const { readEnv } = await import('../apps/server/src/env.ts');
  try {
    readEnv();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
const fetching = lacksModels ? run(process.execPath, ['packages/weights/src/command.ts', 'fetch', '--start']) : null;
// One waits for the processor, the other for the line.
await Promise.all([ensureWebBuilt(), fetching]);
// Compiled modules are kept, so that a second start spends its time on starting; so do the processes it starts.
const compiled = join(root, '.cache', 'compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;
await import('../apps/server/src/main.ts');
