import type { BlockOf } from './block-components.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Hero } from './hero.tsx';

export function PageHero({ block }: { block: BlockOf<'hero'> }) {
  return <Hero block={block} size="page" above={<Breadcrumb />} />;
}
