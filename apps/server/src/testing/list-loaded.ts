/** Prints what a process of the given role has loaded before it is told where its database is. */
import '../processes/quick-modules.ts';
import { registerHooks } from 'node:module';
import type { Env } from '../env.ts';

const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
const { preload } = await import('../start-server.ts');
await preload(process.argv[2] as Env['ROLE']);
process.stdout.write(loaded.join('\n'), () => process.exit());
