import { peopleClasses, type PeopleClass, type PeopleMap } from '@adwright/domain/engines/pictures.ts';

/** `logits` holds for every pixel one value per class. */
export function classify(logits: Float32Array, width: number, height: number): PeopleMap {
  const count = peopleClasses.length;
  const classes = new Uint8Array(width * height);
  const person = new Uint8Array(width * height);
  const sums = new Uint32Array(count);
  for (let i = 0; i < classes.length; i += 1) {
    const values = logits.subarray(i * count, (i + 1) * count);
    const highest = Math.max(...values);
    const best = values.indexOf(highest);
    const total = values.reduce((sum, value) => sum + Math.exp(value - highest), 0);
    classes[i] = best;
    person[i] = Math.round(255 * (1 - Math.exp((values[0] ?? 0) - highest) / total));
    sums[best] = (sums[best] ?? 0) + 1;
  }
  const shares = Object.fromEntries(peopleClasses.map((name, i) => [name, (sums[i] ?? 0) / classes.length]));
  return { width, height, classes, person, shares: shares as Record<PeopleClass, number> };
}
