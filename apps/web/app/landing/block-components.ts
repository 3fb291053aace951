import type { Block, BlockKind } from '@adwright/content/page.ts';
import type { ComponentType } from 'react';

export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

/** One component per kind of block. A page loads only the kinds its structure has. */
export type BlockComponents = { readonly [Kind in BlockKind]?: ComponentType<{ block: BlockOf<Kind> }> };
