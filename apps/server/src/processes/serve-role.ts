/**
 * One role in a process of its own, started by the supervisor. It loads while the database starts, begins when it is
 * told where that is, and ends at once when the supervisor is gone: whatever was under way is then taken up again by
 * whoever comes next, as after a power cut.
 */
import { explainFailure } from '../explain-failure.ts';
import { type Env, readEnv, roleOfProcess } from '../env.ts';
import { createLogger } from '../http/logging.ts';
import { preload, startServer, type Toolbox } from '../start-server.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { giveWay, goFirst } from './whose-turn.ts';
import { answerPulse } from './pulse.ts';
import type { FromRole, ToBegin, ToRole } from './role-messages.ts';

export async function serveRole(toolbox?: Toolbox): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  answerPulse();
  const { promise: told, resolve } = Promise.withResolvers<ToBegin>();
  process.on('message', (message: ToRole) => {
    if (message !== 'alive?') resolve(message);
  });
  let env: Env | null = null;
  if (roleOfProcess() === 'worker') giveWay();
  else goFirst();
  try {
    await preload(roleOfProcess());
    const { databaseUrl, life } = await told;
    env = readEnv({ DATABASE_URL: databaseUrl });
    const log = createLogger(env.LOG_LEVEL);
    const server = await startServer(env, log, toolbox, life);
    stopOnSignal(log, () => server.stop());
    tell({ ready: { url: server.url, outboxUrl: server.outboxUrl, pages: server.pages } });
  } catch (error) {
    tell({ failed: explainFailure(error, env) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}

function tell(message: FromRole): void {
  process.send?.(message, () => undefined);
}
