import type { FastifyBaseLogger } from 'fastify';

/** What is not finished by then is cut off; jobs are picked up again by whoever comes next. */
const stopMs = 60_000;

/** The first signal ends everything in order, the second at once. */
export function stopOnSignal(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), stopMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}
