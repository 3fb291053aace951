import { dirname, join, normalize } from 'node:path';

export type Import = {
  readonly specifier: string;
  /** Fetched when it is needed: no file waits for it, so it closes no ring. */
  readonly lazy: boolean;
  /** Nothing of it is left when the file runs. */
  readonly typeOnly: boolean;
};

/** Everything a file names, its types too: what is erased when it runs still has to be understood together. */
export function importsOf(text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const named = (pattern: RegExp, lazy: boolean): Import[] =>
    Array.from(code.matchAll(pattern), ({ groups }) => ({
      specifier: groups?.['specifier'] ?? '',
      lazy,
      typeOnly: groups?.['type'] !== undefined,
    }));
  return [
    ...named(/^\s*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?from\s*['"](?<specifier>[^'"]+)['"]/gm, false),
    ...named(/^\s*import\s*['"](?<specifier>[^'"]+)['"]/gm, false),
    ...named(/\bimport\(\s*['"](?<specifier>[^'"]+)['"]\s*\)/g, true),
  ];
}

export type WorkspaceImport = { readonly other: string; readonly path: string };

export function workspaceImport(specifier: string): WorkspaceImport | null {
  const [, other, path] = /^@adwright\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return other === undefined || path === undefined ? null : { other, path };
}

/** The file an import leads to, from the root of the repository; null for what is not ours. */
export function targetOf(file: string, specifier: string): string | null {
  const workspace = workspaceImport(specifier);
  if (workspace !== null) return `packages/${workspace.other}/src/${workspace.path}`;
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null;
}
