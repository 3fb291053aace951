import { useTranslations } from 'use-intl';
import type { NewWords } from '../keyboard/run-command.ts';

/** What a new text says until somebody writes into it. */
export function useNewWords(): NewWords {
  const t = useTranslations('creative-editor.add');
  return { heading: t('newHeading'), body: t('newBody') };
}
