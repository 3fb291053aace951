import type { Layer } from '../creative/layer.ts';
import { limits } from '../creative/limits.ts';
import { leavesOf } from './layer-tree.ts';

type Written = {
  readonly patches: readonly { readonly text?: string | undefined }[];
  readonly added?: readonly { readonly layer: Layer }[] | undefined;
  readonly base?: { readonly kind: 'layers'; readonly layers: readonly Layer[] } | { readonly kind: 'template' };
};

export const tooMuchText = `more than ${limits.totalText} characters of text`;

function lengthOf(layers: readonly Layer[]): number {
  return leavesOf(layers).reduce((sum, leaf) => sum + (leaf.kind === 'text' ? leaf.text.length : 0), 0);
}

/** Each text has its own limit; all together are what setting them in every size costs. */
export function holdsTooMuchText({ patches, added = [], base }: Written): boolean {
  const written = patches.reduce((sum, { text = '' }) => sum + text.length, 0);
  const own = base?.kind === 'layers' ? lengthOf(base.layers) : 0;
  return written + lengthOf(added.map(({ layer }) => layer)) + own > limits.totalText;
}
