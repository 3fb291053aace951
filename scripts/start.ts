// `npm start`: builds the pages if they changed and fetches the models that are missing, then becomes the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { root, run } from './run.ts';

// One waits for the processor, the other for the line.
await Promise.all([ensureWebBuilt(), run(process.execPath, ['packages/weights/src/command.ts', 'fetch', '--start'])]);
// Compiled modules are kept, so that a second start spends its time on starting; so do the processes it starts.
const compiled = join(root, '.cache', 'compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;
await import('../apps/server/src/main.ts');
