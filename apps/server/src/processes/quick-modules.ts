/**
 * Finds modules by their names alone. A start loads two thousand of them in each process, and for every one Node looks
 * up its package and reads what that exports anew: half of the time it took to load them, most of it for drizzle-orm,
 * whose list is 180 KB long. What is not answered here is found as always.
 *
 * To be imported before all else, and what it is meant for with `await import`.
 */
import { registerHooks, type ResolveFnOutput, type ResolveHookContext } from 'node:module';

const ours = new URL('../../../../', import.meta.url).href;
const longList = '/node_modules/drizzle-orm/';
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const url = addressOf(specifier, context);
    if (url !== undefined) {
      const { importAttributes } = context;
      return { url, format: formatOf(specifier), importAttributes, shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});

function addressOf(specifier: string, { parentURL = '' }: ResolveHookContext): string | undefined {
  const isRelative = specifier.startsWith('.');
  if (parentURL.includes(longList)) return isRelative ? new URL(specifier, parentURL).href : undefined;
  if (!specifier.endsWith('.ts') || !parentURL.startsWith(ours) || parentURL.includes('/node_modules/'))
    return undefined;
  return isRelative ? new URL(specifier, parentURL).href : inPackage(specifier);
}

/** Each of our packages offers all that lies in its `src`. */
function inPackage(specifier: string): string | undefined {
  const [, name, file] = /^@adwright\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `${ours}packages/${name}/src/${file}`;
}

function formatOf(specifier: string): string {
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return specifier.endsWith('.cjs') ? 'commonjs' : 'module';
}
