import { attribute, ofTag, type Page, tidyLine } from '../html/page.ts';

const kept = new WeakMap<Page, ReadonlyMap<string, readonly string[]>>();

/** Every value of a meta tag, whether it is told as name, property, itemprop or http-equiv. */
export function metasOf(page: Page, name: string): readonly string[] {
  let all = kept.get(page);
  if (all === undefined) {
    all = collect(page);
    kept.set(page, all);
  }
  return all.get(name) ?? [];
}

export function metaOf(page: Page, ...names: readonly string[]): string {
  for (const name of names) {
    const [first] = metasOf(page, name);
    if (first !== undefined) return first;
  }
  return '';
}

function collect(page: Page): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const meta of ofTag(page, 'meta').slice(0, 1_000)) {
    const content = tidyLine(attribute(meta, 'content').slice(0, 10_000));
    if (content === '') continue;
    const names = ['property', 'name', 'http-equiv'].flatMap((key) => attribute(meta, key).toLowerCase().split(/\s+/));
    for (const name of new Set(names)) {
      if (name === '') continue;
      const list = all.get(name);
      if (list === undefined) all.set(name, [content]);
      else list.push(content);
    }
  }
  return all;
}
