/** A set of ads by their numbers, thirty-two to a word: half of a hundred thousand are joined in some microseconds. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  const rest = size % 32;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

export function keepShared(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

export function addBits(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

/** The numbers in the set, the lowest first. */
export function numbersOf(bits: Bits): Int32Array {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) count += 1;
  const numbers = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      numbers[next] = word * 32 + (31 - Math.clz32(rest & -rest));
      next += 1;
    }
  return numbers;
}
