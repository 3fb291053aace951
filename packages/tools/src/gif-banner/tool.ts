import Film from 'lucide-react/icons/film';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-gif-banner': typeof messages;
  }
}

export const tool = defineTool({
  id: 'gif-banner',
  projectType: 16,
  section: { key: 'GifBanner', event: 'gif-banner', icon: Film },
  fromCredits: 2,
  startWith: asProduct,
  offeredFor: { link: 4, words: 3 },
  preview: 'results',
  areas: ['tool-preset-ads', 'tool-media', 'tool-product-image', 'templates', 'creative-editor'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
