import { useTranslations } from 'use-intl';
import { isOwnSection, type SectionKey } from './section-keys.ts';

type SectionWordsReader = { nameOf(section: SectionKey): string; leadOf(section: SectionKey): string };

/** What sections are called: the dashboard's own by its messages, those of tools by the tools'. */
export function useSectionWords(): SectionWordsReader {
  const own = useTranslations('dashboard.sections');
  const ofTools = useTranslations('tool-sections');
  return {
    nameOf: (key) => (isOwnSection(key) ? own(`${key}.name`) : ofTools(`${key}.name`)),
    leadOf: (key) => (isOwnSection(key) ? own(`${key}.lead`) : ofTools(`${key}.lead`)),
  };
}
