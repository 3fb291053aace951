/** The first few in an order, without bringing the rest into one. */
export function firstOf(numbers: Int32Array, count: number, isBefore: (a: number, b: number) => boolean): number[] {
  const first: number[] = [];
  for (const number of numbers) {
    if (first.length >= count && !isBefore(number, first[count - 1] ?? number)) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(number, first[middle] ?? number)) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, number);
    if (first.length > count) first.pop();
  }
  return first;
}
