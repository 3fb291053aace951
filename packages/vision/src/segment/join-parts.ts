import type { Point } from '@adwright/domain/engines/pictures.ts';
import type { Plane } from '../cut-out/guided-filter.ts';
import { deepest, depthOf } from './depth.ts';
import { islandsOf } from './islands.ts';
import { answerSide, type Embedding, type Prompt, type Segment, segment } from './sam2.ts';

/** A share of what stands out: what is smaller is no part of its own. */
const least = 0.1;
/** What joins the parts is believed when it is this sure, holds them, hangs together, and is not a great deal more. */
const joined = { score: 0.9, holds: 0.9, together: 0.95, most: 1.8 };

/** The middles of what stands out in separate places, in shares of the picture. */
export function partsOf({ data, width, height }: Plane): Point[] {
  const marked = Uint8Array.from(data, (value) => (value > 0.5 ? 1 : 0));
  const total = marked.reduce((sum, value) => sum + value, 0);
  return islandsOf(marked, width)
    .filter((island) => island.length >= total * least)
    .map((island) => {
      const alone = new Uint8Array(marked.length);
      for (const i of island) alone[i] = 1;
      const at = deepest(depthOf(alone, width, height));
      return { x: (at % width) / width, y: Math.floor(at / width) / height };
    });
}

/**
 * Parts that lie apart are often one thing whose middle does not stand out, such as dark headphones on a dark ground:
 * asked for all of them at once, the network sees what joins them.
 */
export async function joinParts(embedding: Embedding, parts: readonly Point[], apart: Segment): Promise<Segment> {
  const points = parts.map((place): Prompt => ({ ...place, kind: 'keep' }));
  const first = await segment(embedding, points, { want: 'largest' });
  const whole = await segment(embedding, points, { before: first, want: 'largest' });
  return isJoined(apart.logits, whole) ? whole : apart;
}

function isJoined(apart: Float32Array, { logits, score }: Segment): boolean {
  const marked = Uint8Array.from(logits, (value) => (value > 0 ? 1 : 0));
  let [before, after, both] = [0, 0, 0];
  for (const [i, value] of apart.entries()) {
    const inside = value > 0;
    before += inside ? 1 : 0;
    after += marked[i] ?? 0;
    both += inside && marked[i] === 1 ? 1 : 0;
  }
  const largest = islandsOf(marked, answerSide)[0]?.length ?? 0;
  return (
    score >= joined.score &&
    both >= before * joined.holds &&
    largest >= after * joined.together &&
    after <= before * joined.most
  );
}
