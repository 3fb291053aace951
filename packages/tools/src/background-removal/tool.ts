import Scissors from 'lucide-react/icons/scissors';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-background-removal': typeof messages;
  }
}

export const tool = defineTool({
  id: 'background-removal',
  projectType: 9,
  section: { key: 'BackgroundRemoval', event: 'background-removal', icon: Scissors },
  fromCredits: 1,
  helperFiles: /-mask\.png$/,
  preview: 'results',
  areas: ['tool-media'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
