import { field, type Candidate } from '../engine/candidate.ts';
import { frameworks, type Framework, type FrameworkId } from '../engine/frameworks.ts';
import type { Move } from '../engine/pack.ts';
import { writeParagraph } from '../engine/paragraph.ts';
import type { Filled } from '../engine/phrase.ts';
import type { Writer } from '../engine/writer.ts';
import { searchAd } from '../placements.ts';
import { writeLine } from './ad-copy.ts';

const headlineMoves: readonly (readonly Move[])[] = [
  ['headline'],
  ['note', 'headline'],
  ['headline', 'slogan'],
  ['headline', 'question'],
  ['button', 'cta'],
];

/** A responsive search ad: headlines and descriptions that make sense in any combination. */
export function writeSearchAd(writer: Writer, framework: Framework): Candidate | null {
  const headlines: Filled[] = [];
  for (const moves of headlineMoves.slice(0, searchAd.headlines)) {
    const line = distinct(writer, moves, searchAd.headline.limit ?? 30, headlines);
    if (line === null) return null;
    headlines.push(line);
  }
  const descriptions = describe(writer, framework);
  if (descriptions === null) return null;
  return {
    fields: [
      ...headlines.map((line) => field(writer, searchAd.headline, withoutStop(line.text))),
      ...descriptions.texts.map((text) => field(writer, searchAd.description, text)),
      ...displayPaths(writer).map((text) => field(writer, searchAd.path, text)),
    ],
    framework: framework.id,
    said: [...headlines, ...descriptions.said],
  };
}

/** Search headlines are shown side by side: no two may say the same, none is a stub, none ends in a stop. */
function distinct(writer: Writer, moves: readonly Move[], room: number, others: readonly Filled[]): Filled | null {
  const texts = others.map((other) => other.text);
  for (let tries = 0; tries < 10; tries += 1) {
    const line = writeLine(writer, tries < 5 ? moves : ['headline', 'button'], room, texts);
    if (line === null) return null;
    const isStub = tries < 8 && writer.count(line.text) < room / 3;
    if (!isStub && texts.every((text) => withoutStop(text).toLowerCase() !== withoutStop(line.text).toLowerCase()))
      return line;
  }
  return null;
}

const secondThoughts: ReadonlySet<FrameworkId> = new Set(['offer', 'proof', 'aida', 'fab']);

function describe(writer: Writer, framework: Framework) {
  const room = searchAd.description.limit ?? 90;
  const others = frameworks.filter((other) => other.id !== framework.id && secondThoughts.has(other.id));
  const said: Filled[] = [];
  const texts: string[] = [];
  for (const wanted of [framework, ...writer.random.shuffled(others), framework, ...others]) {
    const written = writeParagraph(writer, { framework: wanted, room, extras: 3 });
    if (written === null || texts.includes(written.text)) continue;
    texts.push(written.text);
    said.push(...written.sentences);
    if (texts.length === searchAd.descriptions) return { texts, said };
  }
  return null;
}

function withoutStop(text: string): string {
  return text.replace(/[.。]$/u, '');
}

/** Two short words of the brief, as they would stand in an address. */
function displayPaths(writer: Writer): string[] {
  const limit = searchAd.path.limit ?? 15;
  const { words } = writer.brief;
  const endings = (text: string) => text.split(/\s+/).map((_word, index, all) => all.slice(index).join(' '));
  const own = [words['category'], words['brand'], words['audience']].flatMap((wordings) => {
    const fitting = (wordings ?? [])
      .flatMap(endings)
      .map(slug)
      .filter((path) => writer.count(path) <= limit);
    return fitting.slice(0, 1);
  });
  const usable = [...own, ...writer.random.shuffled(writer.pack.paths)].filter((path) => writer.count(path) >= 2);
  return [...new Set(usable)].slice(0, searchAd.paths);
}

function slug(text: string): string {
  const joined = text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return joined
    .split('-')
    .map((part) => part.charAt(0).toLocaleUpperCase() + part.slice(1))
    .join('-');
}
