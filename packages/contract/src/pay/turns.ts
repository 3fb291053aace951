import type { PlanName } from './plans.ts';

/**
 * How much of the workers a person gets while others wait. Everybody has their turn, free work included: a plan buys
 * a larger share of the turns, never all of them.
 */
export type PlanTurns = {
  /** Turns in the time of one turn of the smallest plan. */
  readonly share: number;
  /** Of two whose turn it is, the higher goes first. */
  readonly priority: number;
  /** Runs of one queue that are worked on at the same time. */
  readonly atOnce: number;
  /** Runs of one queue that may wait. */
  readonly waiting: number;
};

export const planTurns = {
  free: { share: 1, priority: 0, atOnce: 2, waiting: 250 },
  basic: { share: 2, priority: 1, atOnce: 4, waiting: 1000 },
  pro: { share: 4, priority: 2, atOnce: 8, waiting: 2000 },
  business: { share: 8, priority: 3, atOnce: 12, waiting: 4000 },
} as const satisfies Record<PlanName, PlanTurns>;

/** Runs of everybody's that may wait in one queue; whoever comes then is told when to come again. */
export const queueLimit = 5000;
