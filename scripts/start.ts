// `npm start`: builds the pages if they changed, then becomes the server.
import { ensureWebBuilt } from './build-web.ts';

await ensureWebBuilt();
await import('../apps/server/src/main.ts');
