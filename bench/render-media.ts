import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { music, photograph, shotsOf } from './render-composition.ts';

/** Writes the photographs and the music of a video of so many seconds, if they are not there; answers with their folder. */
export async function renderMedia(folder: string, seconds: number): Promise<string> {
  const media = join(folder, 'media');
  mkdirSync(media, { recursive: true });
  for (const [number, { photo }] of shotsOf(seconds).entries()) {
    const file = join(media, `${photo}.jpg`);
    if (!existsSync(file)) writeFileSync(file, await photograph(number));
  }
  if (!existsSync(join(media, 'music.wav'))) writeFileSync(join(media, 'music.wav'), music());
  return media;
}
