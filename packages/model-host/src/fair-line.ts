/**
 * Who waits, in turns: of those with something waiting, whoever was served longest ago comes next, and who was never
 * served comes first. One person's twenty requests never stand before another's one.
 */
export class FairLine<Item extends { readonly person: string }> {
  /** By person, in the order in which they came. */
  readonly #waiting = new Map<string, Item[]>();
  readonly #servedAt = new Map<string, number>();
  #served = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(person: string): number {
    return this.#waiting.get(person)?.length ?? 0;
  }

  push(item: Item): void {
    const own = this.#waiting.get(item.person);
    if (own) own.push(item);
    else this.#waiting.set(item.person, [item]);
    this.#size += 1;
  }

  peek(): Item | undefined {
    let next: Item | undefined;
    let earliest = Infinity;
    for (const [person, [first]] of this.#waiting) {
      const servedAt = this.#servedAt.get(person) ?? 0;
      if (servedAt >= earliest) continue;
      earliest = servedAt;
      next = first;
    }
    return next;
  }

  take(): Item | undefined {
    const next = this.peek();
    if (next === undefined) return undefined;
    this.#served += 1;
    this.#servedAt.set(next.person, this.#served);
    this.remove(next);
    return next;
  }

  /** False when it does not wait here. */
  remove(item: Item): boolean {
    const own = this.#waiting.get(item.person) ?? [];
    const place = own.indexOf(item);
    if (place < 0) return false;
    own.splice(place, 1);
    if (own.length === 0) this.#waiting.delete(item.person);
    this.#size -= 1;
    return true;
  }

  /** When nothing waits and nothing is under way, nobody is owed a turn. */
  forgetTurns(): void {
    this.#servedAt.clear();
  }

  /** Everybody goes. */
  clear(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
