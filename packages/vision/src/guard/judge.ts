import type { PictureVerdict } from '@adwright/domain/engines/pictures.ts';

/**
 * Lingerie, swimwear and skin care are everyday advertising, so "suggestive" alone is not refused. Only what is more
 * likely explicit than anything else is.
 */
const refusedFrom = 0.6;

/** `scores` in the model's order: drawing, hentai, neutral, porn, sexy. */
export function judge(scores: ArrayLike<number>): PictureVerdict {
  const [drawing = 0, explicitDrawing = 0, neutral = 0, explicit = 0, suggestive = 0] = Array.from(scores);
  return {
    safe: explicit + explicitDrawing < refusedFrom,
    scores: { neutral, drawing, suggestive, explicit, explicitDrawing },
  };
}
