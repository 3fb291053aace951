import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { openReader, readText } from '@adwright/vision/read-text/read-text.ts';

type Cue = { readonly at: number; readonly words: readonly string[] };

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** Short ones may be read anywhere by chance. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function cuesOf(vtt: string): Cue[] {
  return [...vtt.matchAll(/([\d:.]+) --> ([\d:.]+)[^\n]*\n(.+?)(?:\n\n|$)/gsu)].map(
    ([, start = '', end = '', text = '']) => ({
      at: seconds(start) + (seconds(end) - seconds(start)) * 0.9,
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
    const still = join(folder, `caption-${at}.png`);
    spawnSync(findFfmpeg(), ['-v', 'error', '-y', '-ss', String(at), '-i', film, '-frames:v', '1', still]);
    const { text } = await readText({ bytes: await readFile(still), languages: ['en'], sparse: true });
    const seen = new Set(wordsOf(text));
    read += words.filter((word) => seen.has(word)).length;
    all += words.length;
  }
  await (await openReader(['eng'])).terminate();
  return all === 0 ? 0 : read / all;
}
