import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { z } from 'zod';
import { Creative } from '../creative/creative.ts';
import { parseCreative } from '../creative/parse.ts';
import { documentVersions } from './versions.ts';

/** Something that is said: creatives play it as `speech:<key>`. */
const FilmLine = z.strictObject({
  text: z.string().min(1).max(400),
  voice: z.string().max(200),
  speed: z.number().min(0.5).max(2),
  /** On the line's own clock. */
  words: z
    .array(
      z.strictObject({
        text: z.string().max(80),
        start: z.number().min(0).max(120),
        end: z.number().min(0).max(120),
      }),
    )
    .max(200),
});
export type FilmLine = z.infer<typeof FilmLine>;

const mostFormats = 4;
const mostLines = 80;

/** A film as people edit it: in every format it is made in, with the lines that are said in all of them. */
export const Film = z.strictObject({
  /** The run whose film it was; what was paid there is not paid again. */
  run_id: z.uuid().nullable(),
  lines: z
    .record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/), FilmLine)
    .refine((lines) => Object.keys(lines).length <= mostLines, `at most ${mostLines} lines`),
  formats: z
    .record(z.string().regex(/^\d{1,2}:\d{1,2}$/), Creative)
    .refine((formats) => Object.keys(formats).length > 0, 'at least one format')
    .refine((formats) => Object.keys(formats).length <= mostFormats, `at most ${mostFormats} formats`),
});
export type Film = z.infer<typeof Film>;

type Problem = { readonly path: string; readonly message: string };

/** What a schema alone does not see of the creatives in it: layers named twice, pictures that are not listed. */
export function problemsOfFormats(formats: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(formats).flatMap(([format, creative]) => {
    const parsed = parseCreative(creative);
    return parsed.ok ? [] : parsed.problems.map((message) => ({ path: `formats.${format}`, message }));
  });
}

export const film = {
  version: documentVersions.film,
  steps: {},
  problems(body: JsonObject): Problem[] {
    const parsed = Film.safeParse(body);
    if (parsed.success) return problemsOfFormats(parsed.data.formats);
    return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  },
};
