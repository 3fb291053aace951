import type { PatchOperation } from './document.ts';
import { isJsonObject, type JsonObject, namesOf, sameJson } from './json-value.ts';

/** What to do to `before` to get `after`: empty when they say the same. */
export function makePatch(before: JsonObject, after: JsonObject): PatchOperation[] {
  return membersPatch(before, after, '');
}

function valuePatch(before: unknown, after: unknown, path: string): PatchOperation[] {
  if (before === after) return [];
  if (isJsonObject(before) && isJsonObject(after)) return membersPatch(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return itemsPatch(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function membersPatch(before: JsonObject, after: JsonObject, path: string): PatchOperation[] {
  const gone = namesOf(before).filter((name) => after[name] === undefined);
  return [
    ...gone.map((name): PatchOperation => ({ op: 'remove', path: `${path}/${escaped(name)}` })),
    ...namesOf(after).flatMap((name): PatchOperation[] => {
      const inner = `${path}/${escaped(name)}`;
      return before[name] === undefined
        ? [{ op: 'add', path: inner, value: after[name] }]
        : valuePatch(before[name], after[name], inner);
    }),
  ];
}

/** What both ends share stays; between them items are compared in order, then the rest goes or comes. */
function itemsPatch(before: readonly unknown[], after: readonly unknown[], path: string): PatchOperation[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && sameJson(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && sameJson(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const both = shorter - start - end;
  const operations: PatchOperation[] = [];
  for (let index = start; index < start + both; index += 1)
    operations.push(...valuePatch(before[index], after[index], `${path}/${index}`));
  for (let index = before.length - end - 1; index >= start + both; index -= 1)
    operations.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = start + both; index < after.length - end; index += 1)
    operations.push({ op: 'add', path: `${path}/${index}`, value: after[index] });
  return operations;
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
