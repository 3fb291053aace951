/** drizzle-kit looks for drizzle-orm beside itself, where npm need not have put it; this points it at ours. */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm') && context.parentURL !== import.meta.url
      ? { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
      : next(specifier, context),
});
