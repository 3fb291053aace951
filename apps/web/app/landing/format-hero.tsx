import type { BlockOf } from './block-components.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { FormatSheet } from './format-sheet.tsx';
import { Hero } from './hero.tsx';
import { usePage } from './page-context.ts';
import { placements } from './placements.ts';

/** Pages about a network or a kind of picture show its sizes to scale. */
export function FormatHero({ block }: { block: BlockOf<'hero'> }) {
  const sizes = placements[usePage().slug];
  return (
    <Hero
      block={block}
      size="page"
      above={<Breadcrumb />}
      picture={sizes ? <FormatSheet sizes={sizes} /> : undefined}
    />
  );
}
