import { field, type Candidate } from '../engine/candidate.ts';
import { upperFirst } from '../engine/casing.ts';
import { codePoints } from '../engine/code-points.ts';
import type { Framework } from '../engine/frameworks.ts';
import { writeParagraph } from '../engine/paragraph.ts';
import type { Writer } from '../engine/writer.ts';
import type { FieldRule, Placement } from '../placements.ts';

const tagsRule: FieldRule = { name: 'text', limit: null, visible: null };

const mostWords = 3;
/** Where words are not parted by spaces, so many characters are about three words. */
const mostWide = 8;

/** What of the brief is worth owning: its names, its short facts whole, and words that name something. */
export function keywordsOf(writer: Writer): string[] {
  const { words, benefits } = writer.brief;
  const brand = words['brand'] ?? [];
  const names = ['category', 'audience'].flatMap((name) => words[name]?.at(-1) ?? []);
  const facts = benefits.map(([first]) => first?.line ?? '');
  // What the product does is a sentence; what it is or has is a tag.
  const named = benefits.flatMap(([first]) =>
    first?.does === undefined || first.thing || first.trait ? (first?.line ?? '') : [],
  );
  const terms = facts
    .flatMap((fact) => fact.split(/[\s,;:/()]+/u).slice(1))
    .filter((term) => codePoints(term) >= 4 && !/[^\p{L}\p{M}'’-]/u.test(term))
    .filter((term) => writer.pack.isKeyword?.(term) ?? false);
  const seen = new Set<string>();
  return [...brand, ...names, ...named.filter((fact) => !/\d/.test(fact)), ...terms].filter((term) => {
    const key = term.toLowerCase();
    if (seen.has(key) || (!brand.includes(term) && !isTelling(term, writer))) return false;
    seen.add(key);
    return true;
  });
}

/** Short, whole, and without a word that only holds others together. */
function isTelling(term: string, { pack }: Writer): boolean {
  if (/[,.;:!?()%，。、；：！？（）]/u.test(term) || !/\p{L}/u.test(term)) return false;
  const words = term.split(/\s+/u);
  const isShort = pack.space === '' ? codePoints(term) <= mostWide : words.length <= mostWords;
  return isShort && !words.some((word) => pack.stopWords.has(word.toLocaleLowerCase(pack.tag)));
}

/** Tags of the brief, then general ones; unique, most telling first. */
export function tagsFor(writer: Writer, wanted: number): string[] {
  const [brand = '', ...others] = keywordsOf(writer)
    .map((keyword) => tag(keyword, writer))
    .filter((text) => codePoints(text) >= 2 && codePoints(text) <= 25);
  const own = writer.random.shuffled(others).slice(0, Math.ceil(wanted / 2));
  const general = writer.random.shuffled(writer.pack.tags);
  const unique = [...new Set([brand, ...own, ...general].filter((text) => text !== ''))];
  return unique.slice(0, wanted).map((text) => `#${text}`);
}

function tag(text: string, { pack }: Writer): string {
  return text
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => upperFirst(part, pack.tag))
    .join('');
}

export function writeHashtags(writer: Writer, framework: Framework): Candidate {
  const tags = tagsFor(writer, 5 + writer.random.below(4));
  const own = new Set(keywordsOf(writer).map((keyword) => `#${tag(keyword, writer)}`));
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
