import type { PlanName } from './plans.ts';

/**
 * What costs no credits still costs the server. Drawing again what was paid for stays free; these numbers are far above
 * what a person does in a working day, and far below what a script asks for. Counted in pictures drawn.
 */
export type FreeWork = {
  /** Free runs that wait or are under way, and previews being made. */
  readonly atOnce: number;
  readonly hourly: number;
  readonly daily: number;
};

export const freeWork = {
  free: { atOnce: 3, hourly: 600, daily: 2000 },
  basic: { atOnce: 6, hourly: 2400, daily: 10_000 },
  pro: { atOnce: 12, hourly: 6000, daily: 30_000 },
  business: { atOnce: 24, hourly: 15_000, daily: 80_000 },
} as const satisfies Record<PlanName, FreeWork>;

/** What looking costs, in pictures: a model looks, and nothing is drawn. */
export const lookPictures = {
  cutOutPreview: 5,
  cutOutPart: 1,
  layout: 10,
  spokenLine: 2,
  face: 2,
  clip: 8,
  cleanRecording: 15,
} as const;
