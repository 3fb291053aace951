import type { PatchOperation } from './document.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';

/** A patch that does not fit the document it is put on, or a pointer that is none. */
export class PatchError extends Error {
  constructor(path: string) {
    super(`The patch does not fit at ${path.slice(0, 200)}`);
    this.name = 'PatchError';
  }
}

/**
 * The document with the operations of RFC 6902 done to it, one after the other; the given one stays as it is.
 * Strict, because patches come from outside: every step of a pointer must be a member the value has itself, or
 * `/hasOwnProperty/call` would reach what all objects share; an index must be one that is there.
 */
export function applyPatch(document: JsonObject, patch: readonly PatchOperation[]): JsonObject {
  const root: Record<string, unknown> = { ...document };
  // What was copied once may be changed in place: a long patch must not copy the whole for every operation.
  const work: Work = { own: new Set<object>([root]), left: mostMoves };
  for (const operation of patch) change(root, operation, work);
  return root;
}

/** Items of lists that one patch may copy or move: enough for any hand, and milliseconds for the server. */
const mostMoves = 2_000_000;

type Work = { readonly own: Set<object>; left: number };

/** A short list of operations on a long list of items can be hours of work. */
function spend(work: Work, moves: number, path: string): void {
  work.left -= moves;
  if (work.left < 0) throw new PatchError(path);
}

function change(root: Record<string, unknown>, operation: PatchOperation, work: Work): void {
  const { path } = operation;
  const names = path.split('/').slice(1).map(unescaped);
  const last = names.pop();
  if (last === undefined || !path.startsWith('/')) throw new PatchError(path);
  let place: object = root;
  for (const name of names) place = stepInto(place, name, path, work);
  if (Array.isArray(place)) changeItem(place, last, operation, work);
  else changeMember(place as Record<string, unknown>, last, operation);
}

/** The value of that name, as a copy that may be changed. */
function stepInto(place: object, name: string, path: string, work: Work): object {
  const key = Array.isArray(place) ? indexOf(name, place.length - 1, path) : name;
  const value: unknown = Object.hasOwn(place, key) ? (place as Record<string | number, unknown>)[key] : undefined;
  if (typeof value !== 'object' || value === null) throw new PatchError(path);
  if (work.own.has(value)) return value;
  if (Array.isArray(value)) spend(work, value.length, path);
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  work.own.add(copy);
  (place as Record<string | number, unknown>)[key] = copy;
  return copy;
}

function changeItem(items: unknown[], name: string, operation: PatchOperation, work: Work): void {
  const { path } = operation;
  const isAdd = operation.op === 'add';
  const index = isAdd && name === '-' ? items.length : indexOf(name, isAdd ? items.length : items.length - 1, path);
  if (operation.op !== 'replace') spend(work, items.length - index, path);
  if (operation.op === 'remove') items.splice(index, 1);
  else items.splice(index, isAdd ? 0 : 1, operation.value);
}

function changeMember(members: Record<string, unknown>, name: string, operation: PatchOperation): void {
  if (name === '__proto__' || !isJsonObject(members)) throw new PatchError(operation.path);
  if (operation.op !== 'add' && !Object.hasOwn(members, name)) throw new PatchError(operation.path);
  if (operation.op === 'remove') delete members[name];
  else members[name] = operation.value;
}

function indexOf(name: string, most: number, path: string): number {
  const index = /^(?:0|[1-9]\d{0,8})$/.test(name) ? Number(name) : -1;
  if (index < 0 || index > most) throw new PatchError(path);
  return index;
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
