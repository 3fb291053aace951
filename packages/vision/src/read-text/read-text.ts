import type { ReadText } from '@adwright/domain/engines/pictures.ts';
import { installedWeights } from '@adwright/weights/weights-folder.ts';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { decodeRgb, openPicture } from '../picture/decode.ts';
import { arrangeText } from './arrange-text.ts';
import { trainedFor } from './languages.ts';
import { alphabetOf } from './paddle/alphabets.ts';
import { readWithPaddle } from './paddle/read-with-paddle.ts';

/** Letters are read best when the picture is about this large. */
const side = { least: 1000, most: 2400 };

/** Readers for this many sets of languages stay open. */
const keptOpen = 2;

const readers = new Map<string, Promise<Worker>>();

export async function readText({
  bytes,
  languages,
  sparse = false,
}: {
  bytes: Uint8Array;
  languages: readonly string[];
  /** Words may stand anywhere and need not form a text. */
  sparse?: boolean;
}): Promise<ReadText> {
  const { picture, width, height } = await openPicture(bytes);
  const longer = Math.max(width, height);
  // It finds far more of what is written, but is less exact with accents: where single words are left to read, it is not asked.
  const alphabet = sparse ? null : alphabetOf(languages);
  if (alphabet) {
    const by = Math.min(1, side.most / longer);
    const size = { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
    return readWithPaddle(await decodeRgb(picture, size), by, alphabet);
  }
  const scale = Math.min(side.most, Math.max(longer, side.least)) / longer;
  const ready = await picture
    .flatten({ background: '#fff' })
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const reader = await openReader(trainedFor(languages));
  if (sparse) await reader.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  try {
    const { data } = await reader.recognize(ready, {}, { blocks: true });
    return arrangeText(data.blocks ?? [], scale);
  } finally {
    if (sparse) await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  }
}

export async function openReader(trained: readonly string[]): Promise<Worker> {
  const key = trained.join('+');
  const reader = readers.get(key) ?? startReader(trained, trained.map(trainedData));
  readers.delete(key);
  readers.set(key, reader);
  for (const [oldest, worker] of readers) {
    if (readers.size <= keptOpen) break;
    readers.delete(oldest);
    await (await worker).terminate();
  }
  return reader;
}

function trainedData(code: string): string {
  return installedWeights().path(`tesseract-${code}`, `4.0.0_best_int/${code}.traineddata.gz`);
}

/** The reader wants all its data in one folder, but only until it has loaded them. */
async function startReader(trained: readonly string[], files: readonly string[]): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-read-'));
  try {
    for (const file of files) await symlink(file, join(folder, basename(file)));
    return await createWorker([...trained], OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
