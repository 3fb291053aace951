import type { FastifyBaseLogger } from 'fastify';

type Step = () => Promise<Record<string, number> | void>;

/** One step after the other; one that fails leaves the others their turn. */
export function runSweep(log: FastifyBaseLogger, steps: readonly Step[]): () => Promise<void> {
  return async () => {
    const swept: Record<string, number> = {};
    for (const step of steps) {
      await step().then(
        (counts) => Object.assign(swept, counts),
        (error: unknown) => log.error({ err: error }, 'sweeping failed'),
      );
    }
    log.info(swept, 'swept');
  };
}
