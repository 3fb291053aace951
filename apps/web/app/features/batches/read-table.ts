import { unzip } from 'fflate';
import { parseLines } from './parse-lines.ts';
import { mostRows } from './sheet-state.ts';

export type TableProblem = 'empty' | 'tooLarge' | 'unreadable';
export type Table = { readonly lines: string[][]; readonly more: boolean };

const mostBytes = 20 * 1024 * 1024;
/** Of what a spreadsheet unpacks to: a file of a few kilobytes can hold gigabytes of nothing. */
const mostUnpacked = 100 * 1024 * 1024;
/** Names of columns, every row there may be, and one that tells that there are more. */
const mostLines = mostRows + 2;

export class TableError extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** A CSV in any of the usual separators and encodings, or the first sheet of a spreadsheet. */
export async function readTable(file: File): Promise<Table> {
  if (file.size > mostBytes) throw new TableError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const lines = (isZip ? await linesOfSpreadsheet(file, bytes) : linesOfText(decoded(bytes))).filter((line) =>
    line.some((cell) => cell.trim() !== ''),
  );
  if (lines.length === 0) throw new TableError('empty');
  return { lines: lines.slice(0, mostLines - 1), more: lines.length >= mostLines };
}

export function linesOfText(text: string, delimiter?: string): string[][] {
  if (text.includes('\u0000')) throw new TableError('unreadable');
  return parseLines(text, {
    preview: mostLines,
    skipEmptyLines: 'greedy',
    ...(delimiter !== undefined && { delimiter }),
  });
}

/** Says its encoding itself, is UTF-8, or comes from an older Windows. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Every second byte empty: UTF-16 that does not say so.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function linesOfSpreadsheet(file: File, bytes: Uint8Array): Promise<string[][]> {
  if ((await unpackedSize(bytes)) > mostUnpacked) throw new TableError('tooLarge');
  try {
    const { readSheet } = await import('read-excel-file/browser');
    return (await readSheet(file)).slice(0, mostLines).map((line) => line.map(textOf));
  } catch (error) {
    throw new TableError('unreadable', { cause: error });
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

/** By what its index says: more than that is never unpacked, whatever the parts hold. */
function unpackedSize(bytes: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0;
    const filter = ({ originalSize }: { originalSize: number }): boolean => {
      size += originalSize;
      return false;
    };
    unzip(bytes, { filter }, (error) =>
      error ? reject(new TableError('unreadable', { cause: error })) : resolve(size),
    );
  });
}
