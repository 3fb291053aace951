import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Changes when what is made would: with its description or the files that make it. */
export function sourceSum(description: unknown, files: readonly string[]): string {
  const sum = createHash('sha256').update(JSON.stringify(description));
  for (const file of files) sum.update(readFileSync(file));
  return sum.digest('hex').slice(0, 16);
}
