import { isJsonObject, type JsonObject, namesOf, sameJson } from '@adwright/contract/document/json-value.ts';
import { mergeOrder } from './merge-order.ts';

export type MergeRules = {
  /** What an entry of a list is known by; null when only its place tells it apart. */
  identityOf(entry: unknown): string | null;
  /** A member that is made from the others: two versions of it are no conflict. */
  isDerived(name: string): boolean;
};

type Sides = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };
type Merging = { readonly prefer: 'mine' | 'theirs'; readonly rules: MergeRules; readonly conflicts: string[] };

export type Merged = {
  readonly document: JsonObject;
  /** Where both changed the same. */ readonly conflicts: string[];
};

/** Both sides' changes since the base they share. Where they changed the same thing differently, the preferred one's. */
export function mergeDocuments(
  sides: { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject },
  prefer: 'mine' | 'theirs',
  rules: MergeRules,
): Merged {
  const merging: Merging = { prefer, rules, conflicts: [] };
  return { document: mergeValue(sides, '', merging) as JsonObject, conflicts: merging.conflicts };
}

/** Undefined stands for what is not there. */
function mergeValue(sides: Sides, path: string, merging: Merging): unknown {
  const { base, mine, theirs } = sides;
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine;
  if (sameJson(base, mine)) return theirs;
  if (isJsonObject(mine) && isJsonObject(theirs) && (isJsonObject(base) || base === undefined))
    return mergeMembers({ base: base ?? {}, mine, theirs }, path, merging);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeItems({ base, mine, theirs }, path, merging);
    if (merged) return merged;
  }
  merging.conflicts.push(path);
  return sides[merging.prefer];
}

type Members = { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject };

function mergeMembers(sides: Members, path: string, merging: Merging): JsonObject {
  const { base, mine, theirs } = sides;
  const names = new Set([...namesOf(theirs), ...namesOf(mine)]);
  const merged = [...names].map((name): [string, unknown] => {
    const inner = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const settled = [inner.mine, inner.theirs].some((side) => sameJson(side, inner.base));
    if (merging.rules.isDerived(name) && !settled) return [name, inner[merging.prefer]];
    return [name, mergeValue(inner, `${path}/${name}`, merging)];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

type Items = { readonly base: unknown[]; readonly mine: unknown[]; readonly theirs: unknown[] };

/** By what the entries are known by; else one by one, when no side added or removed any. */
function mergeItems(sides: Items, path: string, merging: Merging): unknown[] | undefined {
  const base = byIdentity(sides.base, merging.rules);
  const mine = byIdentity(sides.mine, merging.rules);
  const theirs = byIdentity(sides.theirs, merging.rules);
  if (base && mine && theirs) {
    const order = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] });
    if (!order) return undefined;
    return order
      .map((id) => {
        const inner = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
        return mergeValue(inner, `${path}/${id}`, merging);
      })
      .filter((value) => value !== undefined);
  }
  const { length } = sides.base;
  if (sides.mine.length !== length || sides.theirs.length !== length) return undefined;
  return sides.base.map((_, index) => {
    const inner = { base: sides.base[index], mine: sides.mine[index], theirs: sides.theirs[index] };
    return mergeValue(inner, `${path}/${index}`, merging);
  });
}

function byIdentity(items: readonly unknown[], rules: MergeRules): Map<string, unknown> | undefined {
  const known = new Map<string, unknown>();
  for (const item of items) {
    const id = rules.identityOf(item);
    if (id === null || known.has(id)) return undefined;
    known.set(id, item);
  }
  return known;
}
