import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { useEffect, useState } from 'react';
import type words from '../messages/en.ts';

/** The line that says how a film was made, in its own language, which need not be the page's. */
export function useMadeWithAi(language: LocaleCode): string | null {
  const [known, setKnown] = useState<{ language: LocaleCode; text: string } | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const said = (await import(`../messages/${language}.ts`)) as {
        default: Pick<typeof words, 'madeWithAi'>;
      };
      if (!gone) setKnown({ language, text: said.default.madeWithAi });
    };
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [language]);
  return known?.language === language ? known.text : null;
}
