import { ClipRatio, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { tracks } from '@adwright/sound/music/tracks.ts';
import { z } from 'zod';
import { FilmFinding } from '../kit/film/plan/film-findings.ts';
import { assertSamples, filesAmong } from '../kit/pictures/plan/named-pictures.ts';
import { defineContract } from '../tool.ts';

export const ProductVideoOutput = z.object({
  seconds: z.number(),
  clips: z.array(
    z.object({
      ratio: ClipRatio,
      name: z.string(),
      /** The name of its still. */
      poster: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
      findings: z.array(FilmFinding).default([]),
    }),
  ),
});
export type ProductVideoOutput = z.infer<typeof ProductVideoOutput>;

/** A shorter look at anything is a flicker. */
const shortestShot = 1.5;

function refuse(path: string, message: string): never {
  throw new AppError('invalid_input', {}, [{ path, message }]);
}

export const contract = defineContract({
  input: ProductVideoInput,
  output: ProductVideoOutput,
  queue: 'video',
  stages: ['read', 'cut', 'paint', 'render', 'pack'],
  timeoutSeconds: 900,
  example: { pictures: ['sample:mug:cutout'] },
  /** For each ratio: 1 credit up to 8 seconds, 2 up to 15. */
  price: ({ ratios, seconds }) => new Set(ratios).size * (seconds > 8 ? 2 : 1),
  files: ({ pictures }) => filesAmong(pictures),
  check({ pictures, moves, price, seconds, music, language }) {
    assertSamples(pictures);
    if (moves.includes('price') && price === '') refuse('price', 'is what this move shows');
    if (seconds / moves.length < shortestShot) refuse('moves', 'are too many for these seconds');
    if (music !== null && !tracks.some(({ id }) => id === music)) refuse('music', 'is not a track there is');
    if (languageOf(language) === null) refuse('language', 'is not a language this tool knows');
  },
});
