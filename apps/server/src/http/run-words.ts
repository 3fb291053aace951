import type { RunWords } from '@adwright/domain/runs/present-run.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { Deps } from '../deps.ts';

/** What presenting a run needs of the caller: signed addresses, and errors in their language. */
export function runWords(deps: Pick<Deps, 'links'>, locale: LocaleCode): RunWords {
  return { links: deps.links, errorMessage: (code) => errorMessage(locale, code) };
}
