import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import sharp from 'sharp';
import { makeTalkingClip } from '../src/lip-sync/testing/talking-clip.ts';
import { subtitledFilm } from '../src/video-translation/plan/subtitled-film.ts';
import { drawnMedia } from './drawn-media.ts';
import { personPhoto, type Photographed } from './person-photo.ts';
import type { ToolResults } from './tool-results.ts';

export type FilmShot = { readonly name: string; readonly picture: Uint8Array };

const translated: readonly { sample: string; place: string; language: LocaleCode; text: string }[] = [
  { sample: 'desk-lamp', place: 'desk-day', language: 'es', text: 'Conoce la nueva lámpara de escritorio.' },
  { sample: 'serum-bottle', place: 'bath-ocean', language: 'ar', text: 'عناية هادئة لبشرتك كل مساء.' },
  { sample: 'headphones', place: 'living-golden', language: 'ja', text: '音楽だけが、そばにある。' },
];
const shown = 2;

/** Films of the products as they are dubbed with their subtitles burned in, each in another language. */
export async function translatedFilms(tools: ToolResults): Promise<FilmShot[]> {
  const shots: FilmShot[] = [];
  for (const [index, { sample, place, language, text }] of translated.entries()) {
    const order = { pictures: [`sample:${sample}:cutout`], place, moves: ['parallax'], seconds: 5, ratios: ['16:9'] };
    const film = [...(await tools.filesOf('product-to-video', order)).values()].find(
      ({ mime }) => mime === 'video/mp4',
    );
    if (!film) throw new Error(`No film of ${sample}`);
    const path = join(tmpdir(), `translated-${sample}.mp4`);
    await writeFile(path, film.body);
    const { width = 1920, height = 1080, seconds = 5 } = film;
    const cue = { start: 0, end: seconds, text };
    const creative = subtitledFilm([cue], { language }, { seconds, video: { width, height, fps: 30 } });
    const [[drawn] = []] = await tools.rendering.drawPictures(
      [{ creative, outputs: [{ format: 'png', at: shown }] }],
      async () => ({ path }),
    );
    if (!drawn) throw new Error('no picture');
    shots.push({ name: `video-translation-${index + 1}`, picture: drawn.body });
  }
  return shots;
}

const said = ['We open at nine', 'Now in three colors', 'See you on Friday'];
/** Head and shoulders: a film of this size has no pixels to spare. */
const closeUp = { left: 190, top: 210, width: 820, height: 820 } as const;
const clip = { width: 360, height: 360, fps: 12 } as const;

/** People who were filmed and say something else, and the first as it was filmed. */
export async function spokenFilms(people: readonly Photographed[], tools: ToolResults): Promise<FilmShot[]> {
  const shots: FilmShot[] = [];
  for (const [index, person] of people.entries()) {
    const photo = await sharp(await personPhoto(person))
      .extract(closeUp)
      .png()
      .toBuffer();
    const [face] = await tools.pictures.findFaces(photo, {});
    if (!face) throw new Error('nobody there');
    const { width, height } = await sharp(photo).metadata();
    const path = join(tmpdir(), `spoken-${index}.mp4`);
    const { said: performed } = await makeTalkingClip({ photo, mesh: face.mesh, width, height }, path);
    const media = drawnMedia(tools.rendering, { ...clip, seconds: performed.frames.length / clip.fps });
    const input = { script: said[index], voice: 'still', captions: true, consent: true };
    const made = await tools.filesOf('lip-sync', { ...input, video: tools.bringFile(path) }, media);
    const poster = [...made.values()].find(({ mime }) => mime === 'image/jpeg');
    if (!poster) throw new Error('no still');
    shots.push({ name: `lip-sync-${index + 1}`, picture: poster.body });
  }
  return shots;
}
