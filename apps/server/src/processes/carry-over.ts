import { type CarriedOver, hasOldDatabase } from '@adwright/db/copy/carry-over.ts';
import { PostgresTrouble } from '@adwright/postgres/postgres-unavailable.ts';
import type { FastifyBaseLogger } from 'fastify';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type CarryOverOrder = { readonly dataDir: string; readonly url: string };
export type CarryOverAnswer = { readonly outcome: CarriedOver } | { readonly failed: string };

const program = fileURLToPath(new URL('./carry-over-entry.ts', import.meta.url));

/** Moves what an earlier version kept in its embedded database, once; see packages/db/src/copy/carry-over.ts. */
export async function carryOver({ dataDir, url, log }: CarryOverOrder & { log: FastifyBaseLogger }): Promise<void> {
  if (!hasOldDatabase(dataDir)) return;
  const folder = join(dataDir, 'database');
  process.stdout.write(
    `Moving the embedded database of an earlier version into Postgres (once); it stays in ${folder}.before-postgres …\n`,
  );
  const answer = await ask({ dataDir, url });
  if ('failed' in answer) {
    throw new PostgresTrouble(`The database in ${folder} could not be moved and is as it was: ${answer.failed}`);
  }
  if (answer.outcome === 'refused') {
    log.warn({ folder }, 'left alone: there is an embedded database, but Postgres already holds accounts');
  }
}

function ask(order: CarryOverOrder): Promise<CarryOverAnswer> {
  return new Promise((resolve) => {
    const child = fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
    child.once('message', (answer: CarryOverAnswer) => resolve(answer));
    child.once('error', (error) => resolve({ failed: error.message }));
    child.once('exit', (code, signal) => resolve({ failed: `it ended with ${signal ?? code}` }));
    child.send(order, () => undefined);
  });
}
