import Speech from 'lucide-react/icons/speech';
import { titleOfScript } from '../kit/talking/plan/title-of-script.ts';
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
  title: titleOfScript,
  areas: ['tool-media', 'tool-video-ad', 'tool-talking'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
