import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { CleanFont } from './clean-font.ts';
import { covers, readSfnt } from './read-sfnt.ts';
import { unpackedBytes } from './unpacked-bytes.ts';

/** A typeface for Chinese in all its weights has about half of it. */
const mostBytes = 40 * 1024 * 1024;
/** Every page that shows a preview loads it. */
const mostKept = 16 * 1024 * 1024;

/** Who made it, what it is called, and under which licence: what a font says of itself stays in it. */
const names = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 14, 16, 17];
/** Pictures, drawings with scripts in them, colors, signatures that no longer hold. */
const dropped = [
  'SVG ',
  'COLR',
  'CPAL',
  'CBDT',
  'CBLC',
  'EBDT',
  'EBLC',
  'EBSC',
  'sbix',
  'bdat',
  'bloc',
  'DSIG',
  'meta',
];

async function clean(bytes: Uint8Array): Promise<CleanFont | null> {
  if (unpackedBytes(bytes) > mostBytes) return null;
  const made = await subsetFont(Buffer.from(bytes), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    noHinting: true,
    preserveNameIds: names,
    dropTables: dropped,
  });
  if (made.length > mostKept || !writesWords(made)) return null;
  const isOutlines = made.toString('latin1', 0, 4) === 'OTTO';
  return isOutlines
    ? { body: made, mime: 'font/otf', extension: 'otf' }
    : { body: made, mime: 'font/ttf', extension: 'ttf' };
}

/** Fonts of icons and emoji have no letters; an ad in one would be empty. */
function writesWords(font: Uint8Array): boolean {
  const facts = readSfnt(font);
  const letters = ['aeinorst', 'аеиност', 'اليمنت', 'のいう', '的一是', '가나다', 'กขค', 'αειο', 'אבג', 'अआइ'];
  return letters.some((some) => [...some].every((letter) => covers(facts, letter.codePointAt(0) ?? 0)));
}

parentPort?.postMessage(await clean(workerData as Uint8Array).catch(() => null));
