import Frame from 'lucide-react/icons/frame';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-poster': typeof messages;
  }
}

export const tool = defineTool({
  id: 'poster',
  projectType: 18,
  section: { key: 'Poster', event: 'poster', icon: Frame },
  fromCredits: 2,
  startWith: asProduct,
  offeredFor: { words: 5 },
  preview: 'results',
  areas: ['tool-preset-ads', 'tool-media', 'tool-product-image', 'templates', 'creative-editor'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
