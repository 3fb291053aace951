import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { openReader, readText } from '@adwright/vision/read-text/read-text.ts';
import sharp from 'sharp';

/** A subtitle's words come on the screen a few at a time: when it is looked at, and what it says. */
type Cue = { readonly at: readonly number[]; readonly words: readonly string[] };

const moments = [0.4, 0.9] as const;
/** Captions are the whitest there is in a frame. */
const white = 235;

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** Short ones may be read anywhere by chance. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function cuesOf(vtt: string): Cue[] {
  return [...vtt.matchAll(/([\d:.]+) --> ([\d:.]+)[^\n]*\n(.+?)(?:\n\n|$)/gsu)].map(
    ([, start = '', end = '', text = '']) => ({
      at: moments.map((share) => seconds(start) + (seconds(end) - seconds(start)) * share),
      words: wordsOf(text),
    }),
  );
}

/** The share of what a film's subtitles say that can be read in its frames, by a reader of letters, at five moments. */
export async function captionsRead(film: string, vtt: string, folder: string): Promise<number> {
  const cues = cuesOf(vtt).filter(({ words }) => words.length > 0);
  const looked = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => cues[Math.floor(cues.length * share)] ?? []);
  let [read, all] = [0, 0];
  for (const { at, words } of looked) {
    const seen = new Set<string>();
    for (const moment of at) {
      const still = join(folder, `caption-${moment}.png`);
      spawnSync(findFfmpeg(), ['-v', 'error', '-y', '-ss', String(moment), '-i', film, '-frames:v', '1', still]);
      const frame = await readFile(still);
      // A reader for printed pages takes bold outlines for letters: it gets the letters alone, too.
      const letters = await sharp(frame).greyscale().threshold(white).negate().png().toBuffer();
      for (const bytes of [frame, letters]) {
        const { text } = await readText({ bytes, languages: ['en'], sparse: true });
        for (const word of wordsOf(text)) seen.add(word);
      }
    }
    read += words.filter((word) => seen.has(word)).length;
    all += words.length;
  }
  await (await openReader(['eng'])).terminate();
  return all === 0 ? 0 : read / all;
}
