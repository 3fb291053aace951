import type { ListedAsset } from '../assets/ports.ts';
import type { BatchLine } from '../runs/start-batch.ts';

export const usualPattern = '{name}-{file}';
export const longestPattern = 200;

type Named = {
  readonly line: Pick<BatchLine, 'name' | 'cells'>;
  /** Counted from 0. */
  readonly row: number;
  readonly tool: string;
  readonly file: Pick<ListedAsset, 'name' | 'width' | 'height'>;
};

const longestPart = 100;
/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names files by what the person wrote, no two the same. A name can never lead out of the archive. */
export function createFileNames(pattern: string): (named: Named) => string {
  const used = new Set<string>();
  /** Where counting goes on, so that ten thousand files of one name are not counted from two each time. */
  const next = new Map<string, number>();
  return (named) => {
    const ending = /\.[a-z\d]{1,5}$/i.exec(named.file.name)?.[0] ?? '';
    const said = filled(pattern || usualPattern, named)
      .split('/')
      .map(safePart)
      .filter((part) => part !== '');
    const base = said.join('/') || `row-${rowNumber(named.row)}`;
    const plain = base + ending;
    let name = plain;
    let count = next.get(plain.toLowerCase()) ?? 2;
    for (; used.has(name.toLowerCase()); count += 1) name = `${base}-${count}${ending}`;
    next.set(plain.toLowerCase(), count);
    used.add(name.toLowerCase());
    return name;
  };
}

function rowNumber(row: number): string {
  return String(row + 1).padStart(3, '0');
}

function filled(pattern: string, { line, row, tool, file }: Named): string {
  const { width, height } = file;
  const values = new Map<string, string>([
    ...Object.entries(line.cells),
    ['name', line.name || `row-${rowNumber(row)}`],
    ['n', rowNumber(row)],
    ['tool', tool],
    ['file', file.name.replace(/\.[a-z\d]{1,5}$/i, '')],
    ['size', width && height ? `${width}x${height}` : ''],
    ['ratio', ratioOf(file) || (line.cells['ratio'] ?? '')],
  ]);
  // What a value says must not begin a folder of its own.
  return pattern.replaceAll(/\{([^{}/]{1,40})\}/g, (_, key: string) =>
    (values.get(key.trim()) ?? '').replaceAll(/[/\\]/g, '-'),
  );
}

function ratioOf({ width, height }: Named['file']): string {
  if (!width || !height) return '';
  const known = [
    [1, 1],
    [4, 5],
    [9, 16],
    [16, 9],
    [2, 3],
    [3, 2],
    [4, 3],
    [3, 4],
    [1.91, 1],
  ] as const;
  const near = known.find(([wide, high]) => Math.abs(width / height / (wide / high) - 1) < 0.01);
  return near ? near.join('x') : `${width}x${height}`;
}

function safePart(part: string): string {
  const plain = part
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- Exactly these are what no file system takes.
    .replaceAll(/[\u0000-\u001f\u007f<>:"\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '');
  const short = [...plain].slice(0, longestPart).join('').trim();
  return reserved.test(short) ? `_${short}` : short;
}
