import { AppError } from '@adwright/contract/errors.ts';
import { longestDocument } from '@adwright/contract/document/document.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import type { DocumentKind } from './ports.ts';

const deepest = 48;
const mostValues = 200_000;
const listedProblems = 20;

/** Bytes of a body that may be stored; refuses one that is too large, too deep or not of its kind. */
export function checkBody(kind: DocumentKind, body: JsonObject): number {
  // Before anything walks it by recursion: depth is what a hostile document attacks.
  if (isTooDeep(body)) throw new AppError('invalid_input', {}, [{ path: 'document', message: 'is nested too deeply' }]);
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytes > longestDocument) throw new AppError('too_large');
  const problems = kind.problems(body).slice(0, listedProblems);
  if (problems.length > 0)
    throw new AppError(
      'invalid_input',
      {},
      problems.map(({ path, message }) => ({ path: `document.${path}`, message })),
    );
  return bytes;
}

/** With a stack of its own, for the same reason. */
function isTooDeep(root: unknown): boolean {
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  for (let item = stack.pop(); item; item = stack.pop()) {
    values += 1;
    if (item.depth > deepest || values > mostValues) return true;
    if (typeof item.value !== 'object' || item.value === null) continue;
    for (const value of Object.values(item.value)) stack.push({ value, depth: item.depth + 1 });
  }
  return false;
}
