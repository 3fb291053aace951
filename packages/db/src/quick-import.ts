/**
 * Node looks into a package's package.json for each of its files, and drizzle-orm's has 180 KB for 130 files: most of
 * a second at every start. While one of our modules is imported, its files are told apart by their address instead.
 */
import { registerHooks } from 'node:module';

const home = '/node_modules/drizzle-orm/';

export async function quickImport<Module>(load: () => Promise<Module>): Promise<Module> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL?.includes(home)
        ? { url: new URL(specifier, context.parentURL).href, format: formatOf(specifier), shortCircuit: true }
        : next(specifier, context),
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
}

function formatOf(specifier: string): 'module' | 'commonjs' {
  return specifier.endsWith('.cjs') ? 'commonjs' : 'module';
}
