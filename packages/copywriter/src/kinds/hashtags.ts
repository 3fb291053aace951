import { field, type Candidate } from '../engine/candidate.ts';
import { codePoints } from '../engine/code-points.ts';
import type { Framework } from '../engine/frameworks.ts';
import { writeParagraph } from '../engine/paragraph.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule, Placement } from '../placements.ts';

const tagsRule: FieldRule = { name: 'text', limit: null, visible: null };

/** Words of the brief worth owning: its names first, then the longer words of its benefits. */
export function keywordsOf(writer: Writer): string[] {
  const { words, benefits } = writer.brief;
  const names = ['brand', 'category', 'audience'].flatMap((name) => words[name]?.at(-1) ?? []);
  const terms = benefits
    .flatMap((wordings) => (wordings[0]?.line ?? '').split(/[\s,;:/()]+/u))
    .filter((term) => codePoints(term) >= 5 && !/[^\p{L}\p{M}'’-]/u.test(term))
    .filter((term) => writer.pack.isKeyword?.(term) ?? true);
  const seen = new Set<string>();
  return [...names, ...terms].filter((term) => {
    const key = term.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Tags of the brief, then general ones; unique, most telling first. */
export function tagsFor(writer: Writer, wanted: number): string[] {
  const [brand = '', ...others] = keywordsOf(writer)
    .map(tag)
    .filter((text) => codePoints(text) >= 3 && codePoints(text) <= 25);
  const own = writer.random.shuffled(others).slice(0, Math.ceil(wanted / 2));
  const general = writer.random.shuffled(writer.pack.tags);
  const unique = [...new Set([brand, ...own, ...general].filter((text) => text !== ''))];
  return unique.slice(0, wanted).map((text) => `#${text}`);
}

function tag(text: string): string {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1))
    .join('');
}

export function writeHashtags(writer: Writer, framework: Framework): Candidate {
  const tags = tagsFor(writer, 5 + writer.random.below(4));
  const own = new Set(keywordsOf(writer).map((keyword) => `#${tag(keyword)}`));
  const specifics = tags.filter((text) => own.has(text)).length;
  return { fields: [field(writer, tagsRule, tags.join(' '))], framework: framework.id, said: [], specifics };
}

/** A post: a few sentences, then as many tags as there is room for. */
export function writeCaption(writer: Writer, placement: Placement, framework: Framework): Candidate | null {
  const rule = placement.caption;
  const limit = Math.min(rule.limit ?? 400, 400);
  const isTight = limit <= 120;
  const written = writeParagraph(writer, {
    framework,
    room: isTight ? Math.floor(limit * 0.72) : Math.floor(limit * 0.7),
    extras: isTight ? 1 : 2 + writer.random.below(3),
  });
  if (written === null) return null;
  let text = written.text;
  const separator = isTight ? ' ' : '\n\n';
  for (const [index, next] of tagsFor(writer, isTight ? 3 : 5).entries()) {
    const longer = `${text}${index === 0 ? separator : ' '}${next}`;
    if (writer.count(longer) <= limit) text = longer;
    else break;
  }
  return { fields: [field(writer, rule, text)], framework: framework.id, said: written.sentences };
}
