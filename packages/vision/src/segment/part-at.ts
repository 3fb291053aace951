import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { Plane } from '../cut-out/guided-filter.ts';
import type { Fit } from '../picture/decode.ts';
import { dropSpecks } from './drop-specks.ts';
import { type Embedding, type Prompt, type Segment, segment, segmentAll } from './sam2.ts';
import { segmentPlane } from './segment-plane.ts';

/** Of two answers that are about as sure, people mean the larger: the cup and not its glaze. */
const aboutAsSure = 0.1;
/** A share of the answer: nobody points at a letter on a label. */
const speck = 0.003;
/** Half the width of a fingertip, a share of the picture. */
const fingertip = 0.012;

/**
 * What lies under the last of the clicks. Those before it that wanted the opposite are no part of it: who keeps the cup
 * and then removes the table means a table without the cup.
 */
export async function partAt(embedding: Embedding, clicks: readonly CutClick[], size: Fit): Promise<Plane> {
  const asking = clicks.at(-1);
  if (!asking) throw new Error('nobody pointed anywhere');
  const others = clicks.filter(({ keep }) => keep !== asking.keep).map(({ x, y }): Prompt => ({ x, y, kind: 'drop' }));
  const here: Prompt = { x: asking.x, y: asking.y, kind: 'keep' };
  const found = meant(await segmentAll(embedding, [...others, here]));
  const whole = shareOf(found) >= speck ? found : await underFinger(embedding, others, here);
  return dropSpecks(segmentPlane(whole, size));
}

function meant(answers: readonly Segment[]): Segment {
  const best = Math.max(...answers.map(({ score }) => score));
  const sure = answers.filter(({ score }) => score >= best - aboutAsSure);
  const largest = sure.toSorted((a, b) => shareOf(b) - shareOf(a))[0];
  if (!largest) throw new Error('the network gave no answer');
  return largest;
}

function shareOf({ logits }: Segment): number {
  return logits.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) / logits.length;
}

/** Asked about a few places close together, it looks for what holds them all. */
async function underFinger(embedding: Embedding, others: readonly Prompt[], here: Prompt): Promise<Segment> {
  const corners = [-fingertip, fingertip].flatMap((x) => [-fingertip, fingertip].map((y) => ({ x, y })));
  const points = corners.map(({ x, y }): Prompt => ({ x: here.x + x, y: here.y + y, kind: 'keep' }));
  const prompts = [...others, here, ...points];
  return segment(embedding, prompts, { before: await segment(embedding, prompts) });
}
