/** `npm run models`: what there is, and how to get, drop, check and pin it. `fetch --start` runs before the product. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, isWanted, refuse } from './choices.ts';
import { lastFailure, needsRest } from './failures.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { listWeights } from './list-weights.ts';
import { readLock, type WeightsEntry, writeLock } from './lock.ts';
import { pin } from './pin.ts';
import { tidyWeights } from './tidy-weights.ts';
import { verifyWeights } from './verify-weights.ts';
import { weightsFolder, weightsMirror } from './weights-folder.ts';

const usage = `npm run models                    lists them
npm run models add <id…>          fetches optional ones
npm run models remove <id…>       removes some; a start does not fetch them again
npm run models verify             compares every file with its sum
npm run models tidy               removes versions that are no longer used
npm run models fetch              fetches what is missing, also what failed lately
npm run models -- add <id> <package>@<version> <files…> --licence … --serves … [--default]
                                  pins new ones in the lock`;

// As the server does, which looks for them in the same folder.
if (existsSync('.env')) process.loadEnvFile('.env');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    licence: { type: 'string' },
    serves: { type: 'string' },
    default: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
  },
});
const [command = 'list', ...rest] = positionals;
const [folder, mirror, screen] = [weightsFolder(), weightsMirror(), process.stdout];

const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  list: async () => say(listWeights(folder, readLock())),
  fetch: async () => fetchThese(readLock().filter((entry) => isWanted(folder, entry) && !restsAWhile(entry))),
  add: async () => (rest[1]?.includes('@') ? pinEntry() : fetchChosen()),
  remove: async () => {
    for (const { id } of named(rest)) {
      rmSync(join(folder, id), { recursive: true, force: true });
      refuse(folder, id);
    }
    return true;
  },
  tidy: async () => {
    const removed = await tidyWeights(folder, readLock());
    return say(removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.join(', ')}.`);
  },
  verify: async () => {
    const wrong = await verifyWeights(folder, readLock());
    say(
      wrong.length === 0
        ? 'Every file is as locked.'
        : [...wrong, 'Removed; "npm run models fetch" brings them anew.'].join('\n'),
    );
    return wrong.length === 0;
  },
};

function restsAWhile(entry: WeightsEntry): boolean {
  const failure = values.start ? lastFailure(folder, entry) : null;
  return failure !== null && needsRest(failure, Date.now());
}

async function fetchChosen(): Promise<boolean> {
  const entries = named(rest);
  for (const { id } of entries) accept(folder, id);
  return fetchThese(entries);
}

async function fetchThese(entries: readonly WeightsEntry[]): Promise<boolean> {
  const outcomes = await fetchWithProgress(entries, { folder, mirror, screen });
  return outcomes.every(({ problem }) => !problem);
}

async function pinEntry(): Promise<boolean> {
  const [id = '', spec = '', ...wanted] = rest;
  const { licence, serves, default: standard } = values;
  if (!/^[a-z0-9][\w-]*$/.test(id) || wanted.length === 0 || !licence || !serves) return explainUse();
  const entry = await pin({ id, spec, wanted, licence, serves, default: standard, mirror });
  writeLock([...readLock().filter((one) => one.id !== id), entry]);
  return fetchThese([entry]);
}

function named(ids: readonly string[]): WeightsEntry[] {
  const lock = readLock();
  const unknown = ids.filter((id) => !lock.some((entry) => entry.id === id));
  if (ids.length === 0 || unknown.length > 0) throw new Error(`no such model: ${unknown.join(', ') || 'none named'}`);
  return lock.filter(({ id }) => ids.includes(id));
}

function say(text: string): true {
  screen.write(`${text}\n`);
  return true;
}

function explainUse(): false {
  say(usage);
  return false;
}

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const well = run ? await run() : explainUse();
  // Whatever could not be had costs a capability, never the start.
  process.exitCode = well || values.start ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = values.start ? 0 : 1;
}
