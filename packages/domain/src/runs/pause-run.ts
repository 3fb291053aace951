import type { AssetRow } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PersonNeeded } from './ask-person.ts';
import type { EventBus, RunRecord } from './ports.ts';
import { publishRun } from './publish-run.ts';

type Deps = { readonly work: UnitOfWork; readonly events: EventBus };

/**
 * Stops the run at a step until the person has answered: no worker has it, its hold stays, and so do the files it has
 * made. False when somebody else ended it or took it over first, and then nothing was changed.
 */
export async function pauseRun(
  deps: Deps,
  run: RunRecord,
  { needed, assets }: { needed: PersonNeeded; assets: readonly AssetRow[] },
): Promise<boolean> {
  const paused = await deps.work.transact(async (stores) => {
    const { step: stage, question } = needed;
    const written = await stores.runs.pause({ id: run.id, attempts: run.attempts, stage, question });
    if (written !== null) for (const asset of assets) await stores.assets.put(asset);
    return written;
  });
  if (paused !== null) await publishRun(deps.events, paused);
  return paused !== null;
}
