import { describeCapability } from './capabilities.ts';
import { isRefused } from './choices.ts';
import { lastFailure } from './failures.ts';
import { bytesOf } from './fetch-weights.ts';
import type { WeightsEntry } from './lock.ts';
import { isComplete } from './open-weights.ts';

/** A table for a terminal, and what everything that is here weighs. */
export function listWeights(folder: string, lock: readonly WeightsEntry[]): string {
  const rows = lock.map((entry) => [
    entry.id,
    `${(bytesOf(entry) / 1e6).toFixed(1)} MB`,
    stateOf(folder, entry),
    entry.licence,
    describeCapability(entry.serves),
  ]);
  const table = [['model', 'size', 'state', 'licence', 'what for'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const here = lock.filter((entry) => isComplete(folder, entry));
  const whole = here.reduce((sum, entry) => sum + bytesOf(entry), 0);
  return [...lines, '', `${here.length} of ${lock.length} in ${folder}, ${(whole / 1e6).toFixed(0)} MB`].join('\n');
}

function stateOf(folder: string, entry: WeightsEntry): string {
  if (isComplete(folder, entry)) return 'here';
  if (isRefused(folder, entry.id)) return 'removed';
  if (lastFailure(folder, entry)) return 'failed';
  return entry.default ? 'missing' : 'optional';
}
