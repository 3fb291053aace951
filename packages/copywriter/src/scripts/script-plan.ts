import type { Framework, StepMove } from '../engine/frameworks.ts';
import type { Move, SceneName } from '../engine/pack.ts';

/** One thing to say, where it belongs, and how soon it is left out when time is short: 0 never. */
export type PlannedStep = { readonly moves: readonly StepMove[]; readonly scene: SceneName; readonly rank: number };

type Further = { readonly move: Move | 'tell'; readonly rank: number };

/** What a longer film has time for beside the framework's own steps, in the order it is said. Low ranks come in first. */
const beforeTheProduct: readonly Further[] = [
  { move: 'problem', rank: 10 },
  { move: 'agitate', rank: 11 },
  { move: 'imagine', rank: 12 },
];
const afterwards: readonly Further[] = [
  { move: 'tell', rank: 1 },
  { move: 'more', rank: 2 },
  { move: 'more', rank: 6 },
  { move: 'objection', rank: 8 },
  { move: 'answer', rank: 8 },
  { move: 'more', rank: 9 },
  { move: 'more', rank: 14 },
  { move: 'proof', rank: 3 },
  { move: 'audience', rank: 13 },
  { move: 'after', rank: 7 },
  { move: 'offer', rank: 4 },
  { move: 'price', rank: 5 },
  { move: 'reassure', rank: 15 },
  { move: 'slogan', rank: 16 },
];

/** May be said again with another fact; everything else is said once in a film. */
const repeatable: ReadonlySet<StepMove> = new Set(['tell', 'more']);

/** Openings after which a step back to the trouble makes sense. */
const opensWide: ReadonlySet<StepMove> = new Set(['question', 'proof', 'offer', 'audience', 'contrast', 'story']);

const sceneOf: Readonly<Record<StepMove, SceneName>> = {
  question: 'hook',
  story: 'hook',
  audience: 'proof',
  contrast: 'hook',
  howto: 'detail',
  objection: 'problem',
  problem: 'problem',
  agitate: 'problem',
  imagine: 'solution',
  bridge: 'solution',
  tell: 'solution',
  benefit: 'solution',
  answer: 'detail',
  detail: 'detail',
  more: 'detail',
  after: 'proof',
  proof: 'proof',
  offer: 'proof',
  price: 'proof',
  reassure: 'proof',
  headline: 'detail',
  slogan: 'action',
  note: 'detail',
  button: 'action',
  cta: 'action',
};

/** The framework's steps in their order, what there may be time for, and the call to action at the end of it all. */
export function planScript(framework: Framework): PlannedStep[] {
  const own = framework.steps.filter((step) => !step.moves.includes('cta'));
  const planned = own.map((step, index): PlannedStep => ({
    moves: step.moves,
    scene: index === 0 ? 'hook' : sceneOf[step.moves[0] ?? 'detail'],
    rank: step.optional ?? 0,
  }));
  const used = new Set(own.flatMap((step) => step.moves));
  const last = Math.max(0, ...planned.map(({ rank }) => rank));
  const more = (steps: readonly Further[]) =>
    steps
      .filter(({ move }) => repeatable.has(move) || !used.has(move))
      .map(({ move, rank }): PlannedStep => ({ moves: [move], scene: sceneOf[move], rank: last + rank }));
  const isWide = opensWide.has(own[0]?.moves[0] ?? 'benefit');
  return [
    ...planned.slice(0, 1),
    ...(isWide ? more(beforeTheProduct) : []),
    ...planned.slice(1),
    ...more(afterwards),
    { moves: ['cta'], scene: 'action', rank: 0 },
  ];
}
