import type { LibraryCategory } from '@adwright/contract/library/library.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';

type Shelf = { readonly category: LibraryCategory; readonly brands: readonly [string, string, string] };

/** Who sells what in the sample ads. None of these brands exists. */
export const shelves = {
  'serum-bottle': { category: 'beauty', brands: ['Lucent', 'Velmora', 'Ombria'] },
  'soda-can': { category: 'food', brands: ['Yuzora', 'Brightwell Springs', 'Kazelle'] },
  candle: { category: 'home', brands: ['Cinderfold', 'Hearthlune', 'Wickmere'] },
  mug: { category: 'home', brands: ['Claybrook', 'Tonware', 'Morrowpot'] },
  watch: { category: 'fashion', brands: ['Haldenfort', 'Nordelm', 'Quartermark'] },
  headphones: { category: 'electronics', brands: ['Arcsona', 'Hushline', 'Tonalto'] },
  sneaker: { category: 'sports', brands: ['Stridelle', 'Fleetknit', 'Pacewell'] },
  'desk-lamp': { category: 'home', brands: ['Bowlight', 'Lumaform', 'Eveningtide'] },
  perfume: { category: 'beauty', brands: ['Aurèlle', 'Maison Verrine', 'Noctessa'] },
  'cream-jar': { category: 'beauty', brands: ['Nuitelle', 'Dermanora', 'Silkroot'] },
  chair: { category: 'home', brands: ['Foldhaus', 'Loungewerk', 'Ashby & Felt'] },
  speaker: { category: 'electronics', brands: ['Hallwave', 'Pebbletone', 'Raincast'] },
  thermos: { category: 'travel', brands: ['Northflask', 'Trailpour', 'Steelbrook'] },
} as const satisfies Record<SampleProductId, Shelf>;
