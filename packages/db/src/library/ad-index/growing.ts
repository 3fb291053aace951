type Numbers = Int32Array | Float32Array | Uint8Array;

/** Numbers of one kind that become more, in memory that is theirs alone: an eighth of what a list of JavaScript takes. */
export class Growing<Kind extends Numbers> {
  #values: Kind;
  #length = 0;

  constructor(empty: Kind) {
    this.#values = empty;
  }

  get length(): number {
    return this.#length;
  }

  /** Exactly those that were added; not to be kept, since it is left behind when there is no more room. */
  get values(): Kind {
    return this.#values.subarray(0, this.#length) as Kind;
  }

  add(value: number): void {
    this.#reserve(1);
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  addAll(values: ArrayLike<number>): void {
    this.#reserve(values.length);
    this.#values.set(values, this.#length);
    this.#length += values.length;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#values.length) return;
    const Made = this.#values.constructor as new (length: number) => Kind;
    const larger = new Made(Math.max(2, needed, Math.ceil(1.5 * this.#values.length)));
    larger.set(this.#values);
    this.#values = larger;
  }
}
