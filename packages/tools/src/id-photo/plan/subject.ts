import { z } from 'zod';

const Pair = z.tuple([z.number(), z.number()]);

/**
 * The person in a cut-out, measured upright: the origin is the middle between the eyes, y grows downwards, and the
 * head's tilt is already taken out. Everything that fits a photo to a rule follows from this and from the rule.
 */
export const Subject = z.object({
  /** The cut-out's own size and the middle between the eyes in it. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  eyes: Pair,
  /** Degrees, clockwise. */
  roll: z.number(),
  chin: z.number().positive(),
  /** Tops of the head and of the hair: above the eyes, so negative. */
  skull: z.number().negative(),
  hair: z.number().negative(),
  /** The lowest point of the body under the head: it may not end above the picture's lower edge. */
  foot: z.number(),
  /** Where the photo's own edge cuts the person off: these points may not come into the picture. */
  cuts: z.array(Pair).max(200),
  light: z.object({
    /** How much the whole photo may be lightened, and by how much its colours lean. */
    exposure: z.number(),
    balance: z.tuple([z.number(), z.number(), z.number()]),
    /** Natural logarithm of left half by right half of the face. */
    side: z.number(),
  }),
});
export type Subject = z.infer<typeof Subject>;

export function crownOf(subject: Subject, measured: 'hair' | 'skull'): number {
  return measured === 'hair' ? subject.hair : Math.max(subject.skull, subject.hair);
}
