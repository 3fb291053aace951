import type { Weights } from '@adwright/weights/open-weights.ts';

/** An installation where nothing could be fetched. */
export const noWeights: Weights = {
  has: () => false,
  path(id) {
    throw new Error(`${id} is not here`);
  },
};
