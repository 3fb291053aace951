export type FoundImport = {
  readonly specifier: string;
  /** Nothing of it is left when the file runs. */
  readonly typeOnly: boolean;
};

const statements = /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]/gm;
const bare = /^\s*import\s*['"]([^'"]+)['"]/gm;
const lazy = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Everything a file names, told from its text; comments do not count. */
export function importsOf(text: string): FoundImport[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return [
    ...[...code.matchAll(statements)].map(([, type, name = '']) => ({ specifier: name, typeOnly: type !== undefined })),
    ...[...code.matchAll(bare), ...code.matchAll(lazy)].map(([, name = '']) => ({ specifier: name, typeOnly: false })),
  ];
}
