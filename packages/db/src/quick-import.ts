/**
 * Node looks into a package's package.json for each of its files and for each time it is named, and drizzle-orm's has
 * 180 KB for 130 files: most of a second at every start. While one of our modules is imported, its files are told apart
 * by their address instead, and what we call it is looked up once.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const home = '/node_modules/drizzle-orm/';
const ours = new URL('.', import.meta.url).href;

export async function quickImport<Module>(load: () => Promise<Module>): Promise<Module> {
  const named = new Map<string, ResolveFnOutput>();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes(home)) {
        return { url: new URL(specifier, context.parentURL).href, format: formatOf(specifier), shortCircuit: true };
      }
      if (!specifier.startsWith('drizzle-orm') || !context.parentURL?.startsWith(ours)) return next(specifier, context);
      const known = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      named.set(specifier, known);
      return known;
    },
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
