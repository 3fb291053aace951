import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-display-ad': typeof messages;
  }
}

export const tool = defineTool({
  id: 'display-ad',
  projectType: 19,
  section: { key: 'DisplayAd', event: 'display-ad', icon: MousePointerClick },
  fromCredits: 2,
  startWith: (product) => ({ ...asProduct(product), ...(product.url !== '' && { click_url: product.url }) }),
  offeredFor: { link: 5, words: 6 },
  preview: 'results',
  areas: ['tool-preset-ads', 'tool-media', 'tool-product-image', 'templates', 'creative-editor'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
