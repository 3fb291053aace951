import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import { type Counting, countCharacters } from '../placements.ts';
import type { ReadBrief } from './facts.ts';
import type { StepMove } from './frameworks.ts';
import type { LanguagePack, Move, Phrases, Theme } from './pack.ts';
import { faultsIn } from './faults.ts';
import { fill, phrase, type Filled, type Phrase } from './phrase.ts';
import type { Random } from './random.ts';

/** One text in the making: what has been said so far decides what may follow. */
export type Draft = {
  readonly sentences: Filled[];
  /** Benefits not yet told, in the order to tell them. */
  open: number[];
};

export type Writer = {
  readonly pack: LanguagePack;
  readonly brief: ReadBrief;
  readonly random: Random;
  readonly count: (text: string) => number;
  /** Written for this tone or this subject, not for any. */
  suits(said: Filled): boolean;
  begin(): Draft;
  /** Adds a sentence that does one of the moves and keeps to `room`; null when none can be said. */
  say(draft: Draft, moves: readonly StepMove[], room: number): Filled | null;
};

type Options = {
  readonly pack: LanguagePack;
  readonly brief: ReadBrief;
  readonly tone: AdTone;
  readonly placement: Counting;
  readonly random: Random;
};

/** Moves that are short whatever the tone, and that many variants need. */
const shortMoves: ReadonlySet<Move> = new Set(['headline', 'slogan', 'button', 'note', 'question', 'detail']);

/** Characters past which a name leaves a slogan little room. */
const longName = 12;

/** Told once is enough within one text. */
const onlyOnce: ReadonlySet<string> = new Set(['offer', 'price', 'proof', 'audience']);
const pairs: Readonly<Record<string, string>> = {
  offerThing: 'offer',
  priceTag: 'price',
  audiences: 'audience',
  forAudience: 'audience',
};

const names = ['product', 'productObject', 'productDative', 'brand'];

export function createWriter({ pack, brief, tone, placement, random }: Options): Writer {
  const themes = themesOf(pack, brief);
  const pools = new Map<Move, readonly Phrase[]>();
  const suiting = new Set<Phrase>();
  const count = (text: string) => countCharacters(text, placement);

  const hasLongName = count(brief.words['brand']?.[0] ?? '') > longName;

  function poolOf(move: Move): readonly Phrase[] {
    const known = pools.get(move);
    if (known !== undefined) return known;
    const wanted = move === 'slogan' && hasLongName ? withoutName : (phrases: Phrases) => phrases;
    const usableOf = (phrases: Phrases) =>
      wanted(phrases)
        .map(phrase)
        .filter((candidate) => sayable(candidate, brief));
    const themed = usableOf(themes.flatMap((theme) => theme.moves[move] ?? []));
    const toned = usableOf(pack.tones[tone][move] ?? []);
    const always = usableOf(pack.moves[move]);
    // What suits the tone or the subject is drawn more often than what always suits; a spare tone stays spare.
    for (const candidate of [...themed, ...toned]) suiting.add(candidate);
    const isSpare = tone === 'minimal' && toned.length > 0 && !shortMoves.has(move);
    const usable = isSpare ? [...themed, ...toned] : [...always, ...times(3, themed), ...times(3, toned)];
    const telling = new Set(usable.filter((candidate) => candidate.benefits > 0 || candidate.words.size > 0));
    const pool = [...usable, ...times(move === 'headline' || move === 'note' ? 3 : 1, [...telling])];
    pools.set(move, pool);
    return pool;
  }

  function sayOne(draft: Draft, move: Move, room: number): Filled | null {
    const pool = poolOf(move);
    const tried = new Set<Phrase>();
    const fits = (text: string) => count(text) <= room;
    for (let tries = 0; tries < pool.length; tries += 1) {
      const candidate = pool[random.below(pool.length)];
      if (candidate === undefined || tried.has(candidate)) continue;
      tried.add(candidate);
      if (!follows(draft, candidate, move)) continue;
      const filled = fill(candidate, { brief, tag: pack.tag, open: draft.open, fits });
      if (filled !== null && faultsIn(filled.text, brief, pack.grammar).length === 0) return filled;
    }
    return null;
  }

  return {
    pack,
    brief,
    random,
    count,
    suits: (said) => suiting.has(said.phrase),
    begin: () => ({ sentences: [], open: leading(random, brief.benefits.length) }),
    say(draft, moves, room) {
      for (const move of moves.flatMap((wanted) => resolve(draft, wanted))) {
        const filled = sayOne(draft, move, room);
        if (filled === null) continue;
        draft.sentences.push(filled);
        draft.open = draft.open.filter((index) => !filled.used.includes(index));
        return filled;
      }
      return null;
    },
  };
}

function themesOf(pack: LanguagePack, { topics }: ReadBrief): readonly Theme[] {
  const found = topics.map((topic) => pack.themes.filter((theme) => theme.match.test(topic)));
  return found.find((themes) => themes.length > 0) ?? [];
}

/** Any benefit may come first, but people put the one that matters most at the top of their list. */
function leading(random: Random, count: number): number[] {
  return Array.from({ length: count }, (_none, index) => ({ index, place: index + random.next() * 2.5 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ index }) => index);
}

/** "{brand}. As it should be." → "As it should be.": where a name is long, a slogan may have to do without. */
function withoutName(phrases: Phrases): Phrases {
  return [...phrases, ...phrases.map((text) => text.replace(/^\{brand\}[.。，]\s*/u, ''))];
}

function times<Item>(count: number, items: readonly Item[]): Item[] {
  return Array.from({ length: count }, () => items).flat();
}

/** Whether the brief has every word the phrase needs, and benefits enough. */
function sayable(candidate: Phrase, brief: ReadBrief): boolean {
  if (candidate.benefits > brief.benefits.length) return false;
  return [...candidate.words].every((name) => (brief.words[name] ?? []).length > 0);
}

function resolve(draft: Draft, move: StepMove): Move[] {
  if (move !== 'tell') return [move];
  return draft.sentences.some(namesProduct) ? ['detail', 'benefit'] : ['benefit', 'detail'];
}

function namesProduct(said: Filled): boolean {
  return names.some((name) => said.phrase.words.has(name));
}

/** Keeps a text from repeating itself and from pointing at what has not been named. */
function follows(draft: Draft, candidate: Phrase, move: Move): boolean {
  if (draft.sentences.some((said) => said.phrase === candidate)) return false;
  const last = draft.sentences.at(-1);
  const namesIt = names.some((name) => candidate.words.has(name));
  if (namesIt && last !== undefined && namesProduct(last)) return false;
  const pointsBack = candidate.words.has('it') || candidate.words.has('them');
  if (pointsBack && !namesIt && !draft.sentences.some(namesProduct)) return false;
  if (move === 'more' && !draft.sentences.some((said) => said.used.length > 0)) return false;
  const told = new Set(draft.sentences.flatMap((said) => [...said.phrase.words]).map((name) => pairs[name] ?? name));
  return ![...candidate.words].some((name) => onlyOnce.has(pairs[name] ?? name) && told.has(pairs[name] ?? name));
}
