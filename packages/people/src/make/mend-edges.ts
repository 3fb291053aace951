import { closePinholes } from './close-pinholes.ts';
import { alphaAt, type CutOut } from './colours-beside.ts';
import { darkenPaleEnds } from './darken-pale-ends.ts';
import { islandsIn } from './islands.ts';

/** Below, next to nothing is seen of a pixel. */
const faint = 24;
/** In pixels of a picture 960 wide: a larger one is a curl, or a hand. */
const speck = 60;

/** Mends what no denoiser does about the edges of somebody cut out. */
export function mendEdges(cut: CutOut): void {
  dropSpecks(cut);
  closePinholes(cut);
  darkenPaleEnds(cut);
}

/** What is small and hangs on nothing. */
function dropSpecks(cut: CutOut): void {
  for (const island of islandsIn(cut, (at) => alphaAt(cut, at) >= faint, true))
    if (island.length <= speck * (cut.width / 960) ** 2) for (const at of island) cut.data[at * 4 + 3] = 0;
}
