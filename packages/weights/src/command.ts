import { parseArgs } from 'node:util';
import { fetchWeights } from './fetch-weights.ts';
import { readLock, writeLock } from './lock.ts';
import { pin } from './pin.ts';
import { weightsFolder, weightsMirror } from './weights-folder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    licence: { type: 'string' },
    serves: { type: 'string' },
    default: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const [command, ...rest] = positionals;
const folder = weightsFolder();
const mirror = weightsMirror();

if (command === 'add') {
  const [id, spec, ...wanted] = rest;
  if (!id || !spec || wanted.length === 0) throw new Error('add <id> <package>@<version> <files…>');
  const { licence, serves } = values;
  if (!licence || !serves) throw new Error('add needs --licence and --serves');
  const entry = await pin({ id, spec, wanted, licence, serves, default: values.default ?? false, mirror });
  writeLock([...readLock().filter((one) => one.id !== id), entry]);
  await fetchWeights([entry], { folder, mirror });
} else if (command === 'fetch') {
  const wanted = readLock().filter((entry) => values.all || entry.default || rest.includes(entry.id));
  const outcomes = await fetchWeights(wanted, {
    folder,
    mirror,
    onOutcome: ({ entry, problem }) => console.log(`${entry.id}: ${problem?.message ?? 'fetched'}`),
  });
  process.exitCode = outcomes.some(({ problem }) => problem) ? 1 : 0;
}
