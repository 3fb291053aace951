/** The usual shape of the product: a database, a process that answers and a process that works, each watched. */
import type { FastifyBaseLogger } from 'fastify';
import { localSecret } from '../adapters/secret-keys.ts';
import type { Env } from '../env.ts';
import type { ServedRole } from './served-role.ts';
import { carryOver } from './carry-over.ts';
import { type ChosenDatabase, chooseDatabase } from './choose-database.ts';
import { openPrecedence } from './precedence.ts';
import { type RoleDatabase, type SupervisedRole, superviseRole } from './supervise-role.ts';

export type SuperviseOptions = { readonly env: Env; readonly log: FastifyBaseLogger; readonly program: URL };

export type Supervised = {
  readonly served: ServedRole;
  /** Ends all in order: first who answers, then who works, the database last. */
  stop(): Promise<void>;
};

/** Where Postgres cannot run, one process has to do everything, and this says why. */
export type NotSupervised = { readonly because: string };

export async function supervise(options: SuperviseOptions): Promise<Supervised | NotSupervised> {
  const roles = createRoles(options);
  const database = Promise.withResolvers<RoleDatabase>();
  database.promise.catch(() => undefined);
  let chosen: ChosenDatabase | undefined;
  const whereItIs = (postgres: Extract<ChosenDatabase, { kind: 'postgres' }>): RoleDatabase => ({
    url: postgres.url(),
    own: postgres.own,
  });
  const stop = async (): Promise<void> => {
    await roles.stop();
    if (chosen?.kind === 'postgres') await chosen.close();
  };
  try {
    chosen = await openDatabase(options, {
      // They load while the database starts, and wait for its address.
      whenPossible: () => roles.start(async () => (chosen?.kind === 'postgres' ? whereItIs(chosen) : database.promise)),
      whenMoved: () => roles.restart(),
    });
    if (chosen.kind === 'embedded') {
      await roles.stop();
      return chosen;
    }
    if (chosen.own) await carryOver({ dataDir: options.env.DATA_DIR, url: chosen.url(), log: options.log });
    database.resolve(whereItIs(chosen));
    return { served: await roles.ready(), stop };
  } catch (error) {
    database.reject(error);
    await stop();
    throw error;
  }
}

function createRoles({ env, log, program }: SuperviseOptions) {
  const running: SupervisedRole[] = [];
  const precedence = openPrecedence();
  let port: string | undefined;
  const roleEnv = (): Record<string, string> => ({
    SECRET: env.SECRET ?? localSecret(env.DATA_DIR),
    // One that is started again is expected where it was.
    ...(port !== undefined && { PORT: port }),
  });
  return {
    start(database: () => Promise<RoleDatabase>): void {
      for (const role of ['web', 'worker'] as const) {
        running.push(superviseRole({ role, program, env: roleEnv, database, precedence, log }));
      }
    },
    async ready(): Promise<ServedRole> {
      const [web] = await Promise.all(running.map((role) => role.ready));
      if (!web?.url) throw new Error('No process answers');
      ({ port } = new URL(web.url));
      return web;
    },
    restart(): void {
      for (const role of running) role.restart();
    },
    async stop(): Promise<void> {
      precedence.close();
      for (const role of running) await role.stop();
    },
  };
}

function openDatabase(
  { env, log }: SuperviseOptions,
  { whenPossible, whenMoved }: { whenPossible: () => void; whenMoved: () => void },
): Promise<ChosenDatabase> {
  return chooseDatabase(env, {
    whenPossible,
    onCrash: (lastWords) => log.error({ lastWords }, 'the database ended and is started again'),
    onRestart(moved) {
      log.warn('the database is back');
      if (moved) whenMoved();
    },
  });
}
