import Speech from 'lucide-react/icons/speech';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-talking-photo': typeof messages;
  }
}

export const tool = defineTool({
  id: 'talking-photo',
  projectType: 6,
  section: { key: 'TalkingPhoto', event: 'talking-photo', icon: Speech },
  call: { id: 'lipSyncCreate' },
  fromCredits: 2,
  preview: 'results',
  title: ({ script }) => (typeof script === 'string' ? script.slice(0, 60) : ''),
  areas: ['tool-media', 'tool-video-ad', 'tool-talking'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
