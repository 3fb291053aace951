/** Where a vector lies of which only the first bytes are wanted. */
export const tail = memory.data(16, 16);

@inline
export function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

/** The upper bytes of sixteen 16-bit numbers: divided by 256. */
@inline
export function upper(lo: v128, hi: v128): v128 {
  return i8x16.shuffle(lo, hi, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}
