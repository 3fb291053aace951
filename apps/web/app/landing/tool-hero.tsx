import type { BlockOf } from './block-components.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Hero } from './hero.tsx';
import { TextProof } from './text-proof.tsx';

export function ToolHero({ block }: { block: BlockOf<'hero'> }) {
  return <Hero block={block} size="page" above={<Breadcrumb />} picture={<TextProof />} />;
}
