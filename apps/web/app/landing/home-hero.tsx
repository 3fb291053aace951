import type { BlockOf } from './block-components.ts';
import { Hero } from './hero.tsx';
import { HomeProof } from './home-proof.tsx';
import { ProductField } from './product-field.tsx';

export function HomeHero({ block }: { block: BlockOf<'hero'> }) {
  return <Hero block={block} size="display" field={<ProductField />} picture={<HomeProof />} />;
}
