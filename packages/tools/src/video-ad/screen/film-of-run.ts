import type { Run } from '@adwright/contract/run/run.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { VideoAdInput, VideoAdOutput } from '../contract.ts';
import { filmDocument } from '../plan/film-document.ts';

/** The film a run made, as the editor opens it; null for films from before what they were made of was kept. */
export function filmOfRun(run: Run): Film | null {
  const input = VideoAdInput.safeParse(run.input);
  const output = VideoAdOutput.safeParse(run.output);
  if (!input.success || !output.success) return null;
  if (input.data.film) return input.data.film;
  const { made_of: made } = output.data;
  if (!made) return null;
  const locale = languageOf(input.data.language) ?? defaultLocale;
  const order = { ...input.data, script: made.script };
  return filmDocument(run.id, order, { pictures: made.pictures, lines: made.lines, label: made.label, locale });
}
