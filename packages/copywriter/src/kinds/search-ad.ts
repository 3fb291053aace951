import { field, type Candidate } from '../engine/candidate.ts';
import { upperFirst } from '../engine/casing.ts';
import { frameworks, type Framework, type FrameworkId } from '../engine/frameworks.ts';
import type { Move } from '../engine/pack.ts';
import { writeParagraph } from '../engine/paragraph.ts';
import type { Filled } from '../engine/phrase.ts';
import { similarity, trigramsOf } from '../engine/similarity.ts';
import type { Writer } from '../engine/writer.ts';
import { searchAd } from '../placements.ts';

type HeadlineTurn = { readonly moves: readonly Move[]; readonly pin?: 1 | 2 | 3 };

/** What is said first, what it brings, and what to do about it; then as many other ways to say it as the network takes. */
const turns: readonly HeadlineTurn[] = [
  { moves: ['headline'] },
  { moves: ['note', 'headline'] },
  { moves: ['headline', 'slogan'] },
  { moves: ['headline', 'question'] },
  { moves: ['button', 'cta'], pin: 3 },
  { moves: ['headline'] },
  { moves: ['slogan'] },
  { moves: ['headline'] },
  { moves: ['note'] },
  { moves: ['button'] },
  { moves: ['headline'] },
  { moves: ['question', 'headline'] },
  { moves: ['slogan', 'headline'] },
  { moves: ['note', 'headline'] },
  { moves: ['headline', 'button'] },
];

/** Where the short lines run out, whole sentences that are short enough do as well. */
const spareTurns: readonly HeadlineTurn[] = (
  [
    'cta',
    'after',
    'benefit',
    'detail',
    'reassure',
    'audience',
    'proof',
    'price',
    'offer',
    'howto',
    'slogan',
    'cta',
    'after',
    'button',
  ] as const
).map((move) => ({ moves: [move] }));

type Headline = { readonly line: Filled; readonly text: string; readonly pin?: 1 | 2 | 3 };

/** A responsive search ad: headlines and descriptions that make sense in any combination. */
export function writeSearchAd(writer: Writer, framework: Framework): Candidate | null {
  const headlines = writeHeadlines(writer);
  const descriptions = describe(writer, framework);
  if (headlines === null || descriptions === null) return null;
  return {
    fields: [
      ...headlines.map(({ text, pin }) => ({
        ...field(writer, searchAd.headline, text),
        ...(pin !== undefined && { pin }),
      })),
      ...descriptions.texts.map((text) => field(writer, searchAd.description, text)),
      ...displayPaths(writer).map((text) => field(writer, searchAd.path, text)),
    ],
    framework: framework.id,
    said: [...headlines.map(({ line }) => line), ...descriptions.said],
  };
}

/** Fifteen where there is enough to say; a thin brief gets fewer rather than the same line twice. */
function writeHeadlines(writer: Writer): Headline[] | null {
  const headlines: Headline[] = [];
  const name = (writer.brief.words['brand']?.at(-1) ?? '').toLowerCase();
  for (const { moves, pin } of [...turns, ...spareTurns]) {
    if (headlines.length === searchAd.headlines) break;
    const line = distinct(writer, moves, searchAd.headline.limit ?? 30, headlines);
    if (line === null) continue;
    headlines.push({ line, text: withoutStop(line.text), ...(pin !== undefined && { pin }) });
  }
  if (headlines.length < searchAd.fewestHeadlines) return null;
  // Whoever searches wants to see first whose ad it is.
  const naming = headlines.findIndex(
    ({ text, pin }) => pin === undefined && name !== '' && text.toLowerCase().includes(name),
  );
  const telling = headlines.findIndex(({ line, pin }, index) => pin === undefined && index !== naming && isFact(line));
  return headlines.map((one, index): Headline => {
    if (index === naming) return { ...one, pin: 1 };
    return index === telling ? { ...one, pin: 2 } : one;
  });
}

const factWords = ['offer', 'offerThing', 'proof', 'price', 'priceTag'];

function isFact({ used, phrase: { words } }: Filled): boolean {
  return used.length > 0 || factWords.some((word) => words.has(word));
}

/** A price alone is no headline. */
const shortest = 6;

/** Search headlines are shown side by side: no two may say the same, none is a stub, none ends in a stop. */
function distinct(writer: Writer, moves: readonly Move[], room: number, others: readonly Headline[]): Filled | null {
  const texts = others.map(({ text }) => text);
  const besides = texts.map(trigramsOf);
  const taken = new Set(texts.map(plain));
  for (let tries = 0; tries < 10; tries += 1) {
    const line = writer.say(writer.begin(), tries < 5 ? moves : [...moves, 'headline', 'button', 'slogan'], room);
    if (line === null) return null;
    if (taken.has(plain(line.text))) continue;
    const isStub = writer.count(line.text) < (tries < 8 ? room / 3 : shortest);
    const grams = trigramsOf(line.text);
    const isEcho = tries < 6 && besides.some((other) => similarity(other, grams) >= 0.6);
    if (!isStub && !isEcho) return line;
  }
  return null;
}

/** What the network compares: letters and digits, whatever their case. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const secondThoughts: ReadonlySet<FrameworkId> = new Set(['offer', 'proof', 'aida', 'fab']);

function describe(writer: Writer, framework: Framework) {
  const room = searchAd.description.limit ?? 90;
  const others = frameworks.filter((other) => other.id !== framework.id && secondThoughts.has(other.id));
  const said: Filled[] = [];
  const texts: string[] = [];
  const everyOther = writer.random.shuffled(frameworks.filter((other) => !secondThoughts.has(other.id)));
  for (const wanted of [framework, ...writer.random.shuffled(others), framework, ...others, ...everyOther]) {
    const written = writeParagraph(writer, { framework: wanted, room, extras: 3 });
    if (written === null || texts.includes(written.text)) continue;
    texts.push(written.text);
    said.push(...written.sentences);
    if (texts.length === searchAd.descriptions) break;
  }
  return texts.length < searchAd.fewestDescriptions ? null : { texts, said };
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
      .map((text) => slug(text, writer.pack.tag))
      .filter((path) => writer.count(path) <= limit);
    return fitting.slice(0, 1);
  });
  const usable = [...own, ...writer.random.shuffled(writer.pack.paths)].filter((path) => writer.count(path) >= 2);
  return [...new Set(usable)].slice(0, searchAd.paths);
}

function slug(text: string, tag: string): string {
  const joined = text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return joined
    .split('-')
    .map((part) => upperFirst(part, tag))
    .join('-');
}
