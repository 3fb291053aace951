/** Bytes after every block: rows are read sixteen at a time. */
const slack = 64;
const page = 65_536;
/** Grown in steps, since growing is dear and scenes differ little. */
const growth = 64;

type Gap = { at: number; size: number };

/** What one scene takes of the memory, given back at once. */
export type Room = { take(bytes: number): number; release(): void };

/** Blocks of the compositor's memory. Gaps are used again and join, so that a long video needs no more than its heaviest scenes. */
export class PlaneMemory {
  private readonly memory: WebAssembly.Memory;
  private readonly gaps: Gap[] = [];
  private readonly sizes = new Map<number, number>();

  constructor(memory: WebAssembly.Memory) {
    this.memory = memory;
  }

  take(bytes: number): number {
    const size = (bytes + slack + 63) & ~63;
    let index = this.gaps.findIndex((gap) => gap.size >= size);
    if (index === -1) index = this.grow(size);
    const gap = this.gaps[index] as Gap;
    const { at } = gap;
    if (gap.size === size) this.gaps.splice(index, 1);
    else {
      gap.at += size;
      gap.size -= size;
    }
    this.sizes.set(at, size);
    return at;
  }

  give(at: number): void {
    const size = this.sizes.get(at);
    if (size === undefined) throw new Error(`no block at ${at}`);
    this.sizes.delete(at);
    const next = this.gaps.findIndex((gap) => gap.at > at);
    this.insert(next === -1 ? this.gaps.length : next, { at, size });
  }

  room(): Room {
    const taken: number[] = [];
    return {
      take: (bytes) => {
        const at = this.take(bytes);
        taken.push(at);
        return at;
      },
      release: () => {
        for (const at of taken.splice(0)) this.give(at);
      },
    };
  }

  /** Makes a last gap of at least this size and says which it is. */
  private grow(size: number): number {
    const end = this.memory.buffer.byteLength;
    const last = this.gaps.at(-1);
    const open = last && last.at + last.size === end ? last.size : 0;
    const pages = Math.max(growth, Math.ceil((size - open) / page));
    this.memory.grow(pages);
    this.insert(this.gaps.length, { at: end, size: pages * page });
    return this.gaps.length - 1;
  }

  private insert(index: number, gap: Gap): void {
    const before = this.gaps[index - 1];
    const after = this.gaps[index];
    const joinsBefore = before !== undefined && before.at + before.size === gap.at;
    const joinsAfter = after !== undefined && gap.at + gap.size === after.at;
    if (joinsBefore) {
      before.size += gap.size + (joinsAfter ? after.size : 0);
      if (joinsAfter) this.gaps.splice(index, 1);
    } else if (joinsAfter) {
      after.at = gap.at;
      after.size += gap.size;
    } else {
      this.gaps.splice(index, 0, gap);
    }
  }
}
