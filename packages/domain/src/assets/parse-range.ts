import type { ByteRange } from './ports.ts';

/**
 * Reads an HTTP `Range` header: null for none (or one we do not serve, such as several parts at once, which
 * the sender must then take whole), 'unsatisfiable' when it lies outside the file.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first === '' && Number(last) === 0) return 'unsatisfiable';
  if (last !== '' && first !== '' && Number(last) < start) return null;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
