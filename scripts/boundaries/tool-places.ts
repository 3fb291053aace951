/**
 * Where a file of packages/tools stands says where it runs: `plan/` anywhere, `node/` in a job, `screen/` in a browser.
 * A tool's contract is read everywhere and keeps to what a plan may do. Tools never import each other, only kits.
 */
import { posix } from 'node:path';
import { builtinModules } from 'node:module';
import type { Import } from './imports.ts';

type Place = 'plan' | 'node' | 'screen';

const home = 'packages/tools/src/';

const pure = [
  'contract',
  'studio',
  'copywriter',
  'i18n',
  'scenery',
  'places',
  'people',
  'presenter',
  'sound',
  'samples',
];

/** Packages of ours that a place may load; `domain` for its types alone. Node's side may load all but the screen's. */
const packages: Record<Exclude<Place, 'node'>, readonly string[]> = {
  plan: pure,
  screen: [...pure, 'ui', 'creative-view', 'editor'],
};

const nodeOnly = new Set(['sharp', '@napi-rs/canvas', ...builtinModules]);
const screenOnly = new Set(['react', 'react-dom', 'lucide-react', 'use-intl']);

type Stand = { readonly unit: string; readonly place: Place; readonly isKit: boolean };

/** Null for the root's own files, for descriptors (light by a test of their own, with an icon) and for tests. */
function standOf(file: string): Stand | null {
  if (!file.startsWith(home) || /\.test\.tsx?$/.test(file) || file.includes('/testing/')) return null;
  const [first = '', second = '', third = ''] = file.slice(home.length).split('/');
  if (second === '' || second === 'tool.ts') return null;
  const isKit = first === 'kit';
  const folder = isKit ? third : second;
  const place = folder === 'node' || folder === 'screen' ? folder : 'plan';
  return { unit: isKit ? `kit/${second}` : first, place, isKit };
}

/** The root's own files that put all tools together may reach into every one of them. */
export function placeProblems(file: string, imports: readonly Import[]): string[] {
  const from = standOf(file);
  if (!from) return [];
  return imports.flatMap((one) => {
    const reason = one.specifier.startsWith('.') ? insideReason(file, from, one) : outsideReason(from, one);
    return reason === null ? [] : [`${file}: ${reason} (${one.specifier})`];
  });
}

function insideReason(file: string, from: Stand, { specifier }: Import): string | null {
  const to = standOf(posix.normalize(posix.join(posix.dirname(file), specifier)));
  if (!to) return null;
  if (to.unit !== from.unit && !to.isKit)
    return from.isKit ? `a kit must not import the tool ${to.unit}` : `${from.unit} must not import ${to.unit}`;
  if (to.place === 'plan' || to.place === from.place) return null;
  return `${from.place}/ must not import ${to.place}/`;
}

function outsideReason({ place }: Stand, { specifier, typeOnly }: Import): string | null {
  const ours = /^@adwright\/([^/]+)\/(.+)$/.exec(specifier);
  if (ours) return ourReason(place, ours[1] ?? '', ours[2] ?? '', typeOnly);
  const [scope = '', name = ''] = specifier.replace(/^node:/, '').split('/');
  const library = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const isNodes = specifier.startsWith('node:') || nodeOnly.has(library);
  if (place !== 'node' && isNodes) return `${place}/ must not import what only Node has`;
  if (place !== 'screen' && screenOnly.has(library)) return `${place}/ must not import what only a browser needs`;
  return null;
}

function ourReason(place: Place, name: string, path: string, typeOnly: boolean): string | null {
  if (place === 'node')
    return ['ui', 'creative-view', 'editor'].includes(name) ? `node/ must not import ${name}` : null;
  const isPure = name === 'vision' && path.startsWith('pure/');
  const allowed = packages[place].includes(name) || isPure || (name === 'domain' && typeOnly);
  return allowed ? null : `${place}/ must not import ${name}`;
}
