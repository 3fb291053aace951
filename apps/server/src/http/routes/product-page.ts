import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import type { PageAssistant } from '@adwright/page-reader/fill-gaps.ts';
import { readProductFacts } from '@adwright/providers/ad-text/read-product-facts.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

/** Somebody waits for the page: a model that takes longer is done without. */
const assistantMs = 20_000;

export function productPageRoutes(api: Api, deps: Deps): void {
  api.implement('aiAdsImageParseUrl', ({ input, caller, locale, signal }) =>
    deps.pages.readProductPage(input.url, {
      signal,
      language: localeOf(locale).tag,
      assistant: assistantOf(deps.engines.text, { userId: caller.userId, runId: null, signal }),
    }),
  );
}

/** Null and failure alike leave the page to its markup. */
function assistantOf(text: Deps['engines']['text'], call: EngineCall): PageAssistant | undefined {
  if (text === null) return undefined;
  return (page) => {
    const signal = AbortSignal.any([AbortSignal.timeout(assistantMs), ...(call.signal ? [call.signal] : [])]);
    return readProductFacts(page, { text, call: { ...call, signal } });
  };
}
