import type { AdFramework } from '@adwright/contract/product/script.ts';
import type { Move } from './pack.ts';

export type FrameworkId = AdFramework;

/** `tell` is a benefit with the product named, or, where it has just been named, without. */
export type StepMove = Move | 'tell';

export type Step = {
  /** Tried in this order until one can be said. */
  readonly moves: readonly StepMove[];
  /** A step with a number is added when there is room, the lowest first; one without it is needed. */
  readonly optional?: number;
};

export type Framework = { readonly id: FrameworkId; readonly steps: readonly Step[] };

const must = (...moves: StepMove[]): Step => ({ moves });
const may = (optional: number, ...moves: StepMove[]): Step => ({ moves, optional });

/** The first step is the hook: it alone must carry the text when only a line can be shown. */
export const frameworks: readonly Framework[] = [
  {
    id: 'aida',
    steps: [must('benefit'), may(2, 'more'), may(4, 'after'), may(3, 'proof'), may(5, 'offer', 'price'), may(1, 'cta')],
  },
  {
    id: 'pas',
    steps: [
      must('problem'),
      may(4, 'agitate'),
      must('bridge', 'tell'),
      may(1, 'tell'),
      may(5, 'more'),
      may(3, 'offer', 'proof'),
      may(2, 'cta'),
    ],
  },
  {
    id: 'bab',
    steps: [
      must('problem'),
      may(2, 'imagine'),
      must('bridge', 'tell'),
      may(1, 'tell'),
      may(5, 'after'),
      may(4, 'proof'),
      may(3, 'cta'),
    ],
  },
  {
    id: 'fab',
    steps: [must('benefit'), may(1, 'more'), may(2, 'after'), may(5, 'more'), may(4, 'price', 'offer'), may(3, 'cta')],
  },
  {
    id: '4u',
    steps: [must('benefit'), may(4, 'more'), may(1, 'proof', 'more'), may(2, 'offer', 'price'), may(3, 'cta')],
  },
  {
    id: 'question',
    steps: [
      must('question'),
      must('bridge', 'tell'),
      may(1, 'tell'),
      may(4, 'proof', 'more'),
      may(3, 'offer'),
      may(2, 'cta'),
    ],
  },
  {
    id: 'proof',
    steps: [must('proof'), must('tell', 'bridge'), may(1, 'more'), may(3, 'offer', 'price'), may(2, 'cta')],
  },
  {
    id: 'objection',
    steps: [
      must('objection'),
      must('answer', 'proof'),
      may(1, 'tell'),
      may(4, 'proof'),
      may(3, 'offer', 'price'),
      may(2, 'cta'),
    ],
  },
  {
    id: 'offer',
    steps: [
      must('offer', 'price'),
      must('tell', 'bridge'),
      may(4, 'price'),
      may(2, 'more'),
      may(3, 'proof'),
      may(1, 'cta'),
    ],
  },
  { id: 'how-to', steps: [must('howto'), may(1, 'tell'), may(3, 'more'), may(4, 'proof', 'after'), may(2, 'cta')] },
  {
    id: 'story',
    steps: [must('story'), must('bridge', 'tell'), may(1, 'tell'), may(3, 'after'), may(4, 'proof'), may(2, 'cta')],
  },
  {
    id: 'contrast',
    steps: [must('contrast'), must('tell', 'bridge'), may(1, 'more'), may(3, 'offer', 'proof'), may(2, 'cta')],
  },
  {
    id: 'audience',
    steps: [must('audience'), must('tell', 'bridge'), may(1, 'more'), may(3, 'offer', 'proof'), may(2, 'cta')],
  },
];
