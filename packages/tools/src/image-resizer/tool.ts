import Crop from 'lucide-react/icons/crop';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-image-resizer': typeof messages;
  }
}

export const tool = defineTool({
  id: 'image-resizer',
  projectType: 15,
  section: { key: 'ImageResizer', event: 'image-resizer', icon: Crop },
  fromCredits: 1,
  helperFiles: /^layer-(?:subject\.png|ground\.jpg)$/,
  preview: 'results',
  areas: ['tool-media'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
