import { lookBytes } from '@adwright/contract/library/look.ts';
import { farthestLook, mostAlike } from '../alike.ts';
import type { AdIndex } from './ad-index.ts';

export type AskedLooks = { readonly like: string | null; readonly look: Uint8Array | null };

/** Each is compared, most of them for a few bytes only: a hundred thousand take some milliseconds. */
export function nearestLooks(index: AdIndex, { like, look }: AskedLooks): string[] {
  const { ads, bytes } = index.looks;
  const wanted = look ?? (like === null ? null : lookOf(index, like));
  if (wanted === null) return [];
  const found: { readonly id: string; readonly far: number }[] = [];
  ads.forEach((ad, at) => {
    const id = index.ids[ad] ?? '';
    const far = squaredDistance(wanted, bytes, at * lookBytes);
    if (far <= farthestLook ** 2 && id !== like && index.numberOf(id) === ad) found.push({ id, far });
  });
  return found
    .toSorted((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))
    .slice(0, mostAlike)
    .map(({ id }) => id);
}

function lookOf(index: AdIndex, id: string): Uint8Array | null {
  const { ads, bytes } = index.looks;
  const number = index.numberOf(id);
  const at = number === undefined ? -1 : ads.lastIndexOf(number);
  return at < 0 ? null : bytes.slice(at * lookBytes, (at + 1) * lookBytes);
}

/** Given up once it is too far: what it really is then does not matter. */
function squaredDistance(wanted: Uint8Array, bytes: Uint8Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < lookBytes && sum <= farthestLook ** 2; at += 1)
    sum += ((wanted[at] ?? 0) - (bytes[from + at] ?? 0)) ** 2;
  return sum;
}
