import Languages from 'lucide-react/icons/languages';
import { defineTool } from '../tool.ts';
import { nameOfLanguage } from './plan/language-name.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-video-translation': typeof messages;
  }
}

export const tool = defineTool({
  id: 'video-translation',
  projectType: 7,
  section: { key: 'VideoTranslation', event: 'video-translation', icon: Languages },
  call: { id: 'videoTranslateCreate' },
  fromCredits: 1,
  title({ title, language, languages = [language] }) {
    if (typeof title !== 'string' || title === '' || !Array.isArray(languages)) return '';
    return `${title} · ${languages.map((one) => nameOfLanguage(String(one))).join(', ')}`;
  },
  preview: 'results',
  areas: ['tool-media', 'tool-video-ad', 'tool-talking', 'tool-lip-sync'],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
