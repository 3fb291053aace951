import { useTranslations } from 'use-intl';
import { charactersOver } from '../plan/script-over.ts';

type Words = { readonly from: 'text' | 'recording'; readonly script: string };

/** Says by how much a script is too long; undefined while it is not. */
export function useScriptOver({ from, script }: Words): string | undefined {
  const t = useTranslations('tool-talking');
  const count = from === 'text' ? charactersOver(script) : 0;
  return count > 0 ? t('scriptOver', { count }) : undefined;
}
