import { AppError } from '@adwright/contract/errors.ts';
import type { Health, PublicConfig } from '@adwright/contract/service/service.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../api.ts';

export type Service = {
  readonly config: PublicConfig;
  readonly health: Pick<Health, 'version' | 'role' | 'database'>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
};

/** A balancer asks every few seconds: a database that is slower than this cannot serve people either. */
const pingTimeoutMs = 2_000;

export function serviceRoutes(api: Api, service: Service): void {
  api.implement('config', async () => service.config);
  api.implement('health', async () => {
    await Promise.race([service.ping(), late()]).catch((error: unknown) => {
      throw new AppError('unavailable', {}, [], { cause: error });
    });
    return { status: 'ok', ...service.health, uptime_seconds: Math.round(process.uptime()) };
  });
}

async function late(): Promise<never> {
  await sleep(pingTimeoutMs, undefined, { ref: false });
  throw new Error('The database did not answer in time.');
}
