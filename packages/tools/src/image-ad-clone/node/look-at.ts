import { AppError } from '@adwright/contract/errors.ts';
import type { CloneAnalysis } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { readPicture } from '../../kit/pictures/node/read-picture.ts';
import type { ToolContext } from '../../tool.ts';
import { analyseLayout } from '../plan/analyse-layout.ts';

export type Looked = { readonly analysis: CloneAnalysis; readonly bytes: Uint8Array };

export function isRightToLeft(language: string): boolean {
  return localeOf(languageOf(language) ?? defaultLocale).dir === 'rtl';
}

/** Takes the reference apart, or trusts what was found in it before. */
export async function lookAt(
  context: ToolContext,
  reference: PictureRef,
  language: string,
  known: CloneAnalysis | null = null,
): Promise<Looked> {
  const bytes = await readPicture(context, reference);
  if (known) return { analysis: known, bytes };
  const locale = languageOf(language) ?? defaultLocale;
  const layout = await context.pictures.readLayout(bytes, { languages: [locale] }, { signal: context.signal });
  const analysis = analyseLayout(layout, isRightToLeft(language));
  if (analysis.boxes.length === 0) throw new AppError('layout_not_found');
  return { analysis, bytes };
}
