import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import { type Bits, clearBit, noBits, setBit } from './bits.ts';
import { Growing } from './growing.ts';
import { readTsvector } from './read-tsvector.ts';

/** An ad as the database hands it over to be found. */
export type IndexedAd = {
  readonly id: string;
  readonly source: LibrarySource;
  /** Its `tsvector`, as text. */
  readonly search: string;
  /** What is searched for exact phrases, with a space at each end. */
  readonly text: string;
  /** The day it began, counted from 1970. */
  readonly started: number;
  readonly ran: number;
  readonly active: boolean;
  readonly facets: Readonly<Record<LibraryFacet, readonly string[]>>;
  /** In hexadecimal; null for an ad without a picture. */
  readonly look: string | null;
};

type Places = { readonly ads: Growing<Int32Array>; readonly shares: Growing<Float32Array> };

export type FacetValue = { readonly facet: LibraryFacet; readonly value: string };

/**
 * The words of all ads and where they stand, in memory. An ad that changes is added anew under another number, and the
 * former one is no longer alive; whoever keeps this makes another when too many are not.
 */
export class AdIndex {
  readonly ids: string[] = [];
  readonly #sources: LibrarySource[] = [];
  readonly #texts: Buffer[] = [];
  readonly #places = new Map<string, Places>();
  readonly #numbers = new Map<string, number>();
  readonly #started = new Growing(new Int32Array());
  readonly #ran = new Growing(new Int32Array());
  /** What its words' shares are divided by, so that long texts are not found for their length. */
  readonly #divisors = new Growing(new Float32Array());
  readonly #active = new Growing(new Uint8Array());
  readonly #values: FacetValue[] = [];
  readonly #valueNumbers = new Map<string, number>();
  readonly #valuesOfAds = new Growing(new Int32Array());
  readonly #valuesBegin = new Growing(new Int32Array());
  readonly #lookedAt = new Growing(new Int32Array());
  readonly #looks = new Growing(new Uint8Array());
  #alive: Bits = noBits(0);

  constructor() {
    this.#valuesBegin.add(0);
  }

  add(ad: IndexedAd): void {
    this.remove(ad.id);
    const number = this.ids.push(ad.id) - 1;
    this.#numbers.set(ad.id, number);
    this.#sources.push(ad.source);
    this.#texts.push(Buffer.from(ad.text));
    this.#started.add(ad.started);
    this.#ran.add(ad.ran);
    this.#active.add(ad.active ? 1 : 0);
    for (const [facet, values] of Object.entries(ad.facets))
      for (const value of values) this.#valuesOfAds.add(this.#valueNumber(facet as LibraryFacet, value));
    this.#valuesBegin.add(this.#valuesOfAds.length);
    const { lexemes, length } = readTsvector(ad.search);
    this.#divisors.add(Math.log2(length + 1));
    for (const { word, share } of lexemes) {
      const { ads, shares } = this.#placesOf(word);
      ads.add(number);
      shares.add(share);
    }
    if (ad.look !== null) {
      this.#lookedAt.add(number);
      this.#looks.addAll(Buffer.from(ad.look, 'hex'));
    }
    this.#setAlive(number);
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    clearBit(this.#alive, number);
    this.#numbers.delete(id);
  }

  removeSource(source: LibrarySource): void {
    for (const [id, number] of this.#numbers) if (this.#sources[number] === source) this.remove(id);
  }

  /** How many are alive, and how many were ever added. */
  get size(): { readonly alive: number; readonly all: number } {
    return { alive: this.#numbers.size, all: this.ids.length };
  }

  /** Those that count, as a set of its own. */
  alive(): Bits {
    return this.#alive.slice(0, Math.ceil(this.ids.length / 32));
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  get columns() {
    return {
      started: this.#started.values,
      ran: this.#ran.values,
      active: this.#active.values,
      divisors: this.#divisors.values,
      valuesBegin: this.#valuesBegin.values,
      valuesOfAds: this.#valuesOfAds.values,
    };
  }

  get values(): readonly FacetValue[] {
    return this.#values;
  }

  /** One behind the other, and which ad each is of; of those that are no longer alive, too. */
  get looks(): { readonly ads: Int32Array; readonly bytes: Uint8Array } {
    return { ads: this.#lookedAt.values, bytes: this.#looks.values };
  }

  says(number: number, text: Buffer): boolean {
    return this.#texts[number]?.includes(text) ?? false;
  }

  /** Where a word stands; of one that was only begun, every word that goes on from it. */
  *places(word: string, isBegun: boolean): Generator<{ ads: Int32Array; shares: Float32Array }> {
    if (!isBegun) {
      const known = this.#places.get(word);
      if (known) yield valuesOf(known);
      return;
    }
    for (const [known, places] of this.#places) if (known.startsWith(word)) yield valuesOf(places);
  }

  #placesOf(word: string): Places {
    const known = this.#places.get(word);
    if (known) return known;
    const made = { ads: new Growing(new Int32Array()), shares: new Growing(new Float32Array()) };
    this.#places.set(word, made);
    return made;
  }

  #valueNumber(facet: LibraryFacet, value: string): number {
    const key = `${facet}=${value}`;
    const known = this.#valueNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.#values.push({ facet, value }) - 1;
    this.#valueNumbers.set(key, number);
    return number;
  }

  #setAlive(number: number): void {
    if (number >= this.#alive.length * 32) {
      const larger = noBits(Math.max(1024, 2 * number));
      larger.set(this.#alive);
      this.#alive = larger;
    }
    setBit(this.#alive, number);
  }
}

const valuesOf = ({ ads, shares }: Places) => ({ ads: ads.values, shares: shares.values });
