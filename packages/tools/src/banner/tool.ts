import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-banner': typeof messages;
  }
}

export const tool = defineTool({
  id: 'banner',
  projectType: 17,
  section: { key: 'Banner', event: 'banner', icon: RectangleHorizontal },
  fromCredits: 1,
  startWith: asProduct,
  offeredFor: { words: 4 },
  preview: 'results',
  areas: ['tool-preset-ads', 'tool-media', 'tool-product-image', 'templates', 'creative-editor'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
