import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { titleOfScript } from '../kit/talking/plan/title-of-script.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-lip-sync': typeof messages;
  }
}

export const tool = defineTool({
  id: 'lip-sync',
  projectType: 5,
  section: { key: 'LipSync', event: 'lip-sync', icon: MessageSquareQuote, first: 'Home' },
  call: { id: 'lipSyncCreate' },
  fromCredits: 3,
  title: titleOfScript,
  preview: 'results',
  areas: ['tool-media', 'tool-video-ad', 'tool-talking', 'tool-video-translation'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
