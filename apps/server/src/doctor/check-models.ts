import { listMissing, type Missing } from '@adwright/weights/list-missing.ts';
import { readLock } from '@adwright/weights/lock.ts';
import { weightsFolder } from '@adwright/weights/weights-folder.ts';
import type { Finding } from './finding.ts';

/** What is missing is named with what cannot be done without it; an optional model is an offer. */
export function checkModels(folder = weightsFolder()): Finding[] {
  const missing = listMissing(folder);
  const here = readLock().length - missing.length;
  return [{ level: 'ok', name: 'Installed', text: `${here} in ${folder}` }, ...missing.map(lacking)];
}

function lacking({ id, capability, reason, default: standard }: Missing): Finding {
  if (!standard || reason === 'removed') {
    return { level: 'note', name: id, text: `${capability}: npm run models add ${id}` };
  }
  const why = reason === null ? 'npm run models fetch' : reason;
  return { level: 'problem', name: id, text: `missing for ${capability} (${why})` };
}
