/** What drawing has to know of a font file. */
export type FontFacts = {
  /** First and last code points of what it can write, in pairs. */
  readonly ranges: Uint32Array;
  /** The one weight of a static font; null where it has an axis of weights. */
  readonly weight: number | null;
};

const usualWeight = 400;

/** Reads a plain TTF or OTF; throws a RangeError for one that ends too early. */
export function readSfnt(bytes: Uint8Array): FontFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(view);
  const cmap = tables.get('cmap');
  const os2 = tables.get('OS/2');
  const hasWeights = axesOf(view, tables.get('fvar')).includes('wght');
  return {
    ranges: cmap === undefined ? new Uint32Array() : rangesOf(view, cmap),
    weight: hasWeights ? null : os2 === undefined ? usualWeight : view.getUint16(os2 + 4),
  };
}

export function covers({ ranges }: Pick<FontFacts, 'ranges'>, point: number): boolean {
  for (let index = 0; index < ranges.length; index += 2)
    if (point >= (ranges[index] as number) && point <= (ranges[index + 1] as number)) return true;
  return false;
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}

function tablesOf(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    tables.set(tag(view, at), view.getUint32(at + 8));
  }
  return tables;
}

function axesOf(view: DataView, fvar: number | undefined): string[] {
  if (fvar === undefined) return [];
  const first = fvar + view.getUint16(fvar + 4);
  const size = view.getUint16(fvar + 10);
  return Array.from({ length: view.getUint16(fvar + 8) }, (_, index) => tag(view, first + index * size));
}

/** The table with the most characters: format 12 has all of them, format 4 those of the first plane. */
function rangesOf(view: DataView, cmap: number): Uint32Array {
  let best: number[] = [];
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    const found = format === 12 ? groupsOf(view, at) : format === 4 ? segmentsOf(view, at) : [];
    if (found.length > best.length) best = found;
  }
  return Uint32Array.from(best);
}

function groupsOf(view: DataView, at: number): number[] {
  const groups: number[] = [];
  for (let index = 0; index < view.getUint32(at + 12); index += 1) {
    const group = at + 16 + index * 12;
    groups.push(view.getUint32(group), view.getUint32(group + 4));
  }
  return groups;
}

/** A segment may name characters it has no glyph for; hosts fall back for those by themselves. */
function segmentsOf(view: DataView, at: number): number[] {
  const count = view.getUint16(at + 6) / 2;
  const segments: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const end = view.getUint16(at + 14 + index * 2);
    const start = view.getUint16(at + 16 + count * 2 + index * 2);
    if (start <= end && start !== 0xffff) segments.push(start, end);
  }
  return segments;
}
