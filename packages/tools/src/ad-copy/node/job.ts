import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import type { AdTextResult } from '@adwright/contract/ad-text/ad-text.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { writeAdsRemotely } from '@adwright/providers/ad-text/write-ads-remotely.ts';
import { orBuiltin } from '@adwright/providers/or-builtin.ts';
import type { ToolJob } from '../../tool.ts';
import type { contract } from '../contract.ts';
import { onBrandCopy } from '../plan/on-brand-copy.ts';

export const job: ToolJob<typeof contract> = async (order, context) => {
  const input = onBrandCopy(order);
  await context.progress(10, 'write');
  const pack = await loadPack(languageOf(input.language) ?? defaultLocale);
  // From the run, so that a second delivery writes the same words; the answer names it, so anyone can have them again.
  const builtin = writeAds(input, pack, input.seed ?? seedOf(context.runId));
  const call = { userId: context.userId, runId: context.runId, signal: context.signal };
  const written = await orBuiltin(
    context.engines.text,
    call,
    (text) => writeAdsRemotely(input, { text, call, pack, builtin }),
    () => builtin,
  );
  // Another party's model was only asked to keep to it.
  const allowed = withoutAvoided(written.results, input.avoid ?? [], textOf);
  return { ...written, results: [...withUsedFirst(allowed, input.use ?? [], textOf)] };
};

function textOf({ fields }: AdTextResult): string {
  return fields.map(({ text }) => text).join('\n');
}
