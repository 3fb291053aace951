// `npm start`: builds the pages if they changed, then becomes the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.ts';
import { root } from './run.ts';

await ensureWebBuilt();
// Compiled modules are kept, so that a second start spends its time on starting; so do the processes it starts.
const compiled = join(root, '.cache', 'compiled');
enableCompileCache(compiled);
process.env['NODE_COMPILE_CACHE'] = compiled;
await import('../apps/server/src/main.ts');
