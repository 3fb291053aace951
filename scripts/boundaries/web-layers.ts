/**
 * The folders of the web app, from the ground up: each may import from those above it in this list, never from one
 * beside it or below. Features know nothing of each other; whoever needs two of them stands further down.
 */
const layers: readonly (readonly string[])[] = [
  ['browser', 'words', 'brand', 'seo', 'samples'],
  ['parts', 'credentials'],
  ['session'],
  ['server-cache', 'intake', 'documents'],
  ['features/*'],
  ['dashboard'],
  ['promotion'],
  ['shell'],
  ['landing', 'late', 'primitives'],
  ['routes'],
];

export type Edge = { readonly from: string; readonly to: string };

/** `features/work` of a file in there; null for a file that lies in no folder of the app. */
function webFolderOf(file: string): string | null {
  return /^apps\/web\/app\/((?:features\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

function layerOf(folder: string): number {
  const name = folder.startsWith('features/') ? 'features/*' : folder;
  return layers.findIndex((layer) => layer.includes(name));
}

export function layerProblems(edges: readonly Edge[]): string[] {
  return edges.flatMap(({ from, to }) => {
    const home = webFolderOf(from);
    const other = webFolderOf(to);
    if (home === null || other === null || home === other) return [];
    const homeless = [home, other].find((folder) => layerOf(folder) === -1);
    if (homeless !== undefined) return [`${from}: ${homeless} has no place among the folders of the web app`];
    return layerOf(other) < layerOf(home) ? [] : [`${from}: ${home} must not import ${other} (${to})`];
  });
}
