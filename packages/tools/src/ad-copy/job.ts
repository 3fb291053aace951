import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import type { ToolJob } from '../tool.ts';
import type { adCopy } from './contract.ts';

export const job: ToolJob<typeof adCopy> = async (input, context) => {
  await context.progress(10, 'write');
  const pack = await loadPack(languageOf(input.language) ?? defaultLocale);
  // From the run, so that a second delivery writes the same words; the answer names it, so anyone can have them again.
  return writeAds(input, pack, input.seed ?? seedOf(context.runId));
};
