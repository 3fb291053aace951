/** Reads rows of letters that were already found, each by itself and as black ink on white. */
import sharp from 'sharp';
import { PSM, type Worker } from 'tesseract.js';
import { openReader } from '../read-text/read-text.ts';
import { trainedFor } from '../read-text/languages.ts';
import type { Ink } from './ink.ts';

/** Letters are read best at about this height, with some room around; what cannot be read then, is tried smaller. */
const letterHeights = [46, 28] as const;
const sure = 0.6;
const margin = 16;

export type ReadRow = { readonly text: string; readonly confidence: number };

export async function readRows(inks: readonly Ink[], languages: readonly string[]): Promise<ReadRow[]> {
  if (inks.length === 0) return [];
  const reader = await openReader(trainedFor(languages));
  const read: ReadRow[] = [];
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '96' });
  try {
    for (const ink of inks) {
      let best: ReadRow = { text: '', confidence: 0 };
      for (const height of letterHeights) {
        if (best.confidence >= sure || (best.text === '' && height !== letterHeights[0] && ink.width < 40)) break;
        const tried = await readOne(reader, await blackOnWhite(ink, height));
        if (tried.confidence > best.confidence) best = tried;
      }
      read.push(best);
    }
  } finally {
    await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  }
  return read;
}

async function readOne(reader: Worker, picture: Buffer): Promise<ReadRow> {
  const { data } = await reader.recognize(picture, {}, { blocks: true });
  const words = (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)))
    .filter((word) => word.confidence >= 35 && word.text.trim() !== '');
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, length);
  return { text: joinWords(words.map((word) => word.text.trim())), confidence: confidence / 100 };
}

const unspaced =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、ー])/gu;

/** The reader parts every sign of scripts that know no spaces. A bar between words is an I it did not know. */
function joinWords(words: readonly string[]): string {
  return words
    .map((word) => (word === '|' ? 'I' : word))
    .join(' ')
    .replaceAll(unspaced, '');
}

async function blackOnWhite({ width, height, data }: Ink, letterHeight: number): Promise<Buffer> {
  const grey = Buffer.from(data.map((ink) => 255 - 255 * ink));
  const scale = Math.min(4, Math.max(0.1, letterHeight / height));
  const room = { top: margin, bottom: margin, left: margin, right: margin, background: '#fff' };
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .resize(Math.max(4, Math.round(width * scale)), Math.max(4, Math.round(height * scale)), { fit: 'fill' })
    .extend(room)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
