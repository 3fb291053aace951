import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import { adParts } from '../kit/ad-designs/plan/ad-parts.ts';
import { recordOf } from '../raw-input.ts';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-image-ad-clone': typeof messages;
  }
}

export const tool = defineTool({
  id: 'image-ad-clone',
  projectType: 13,
  section: { key: 'ImageAdsClone', event: 'image-ads-clone', icon: PanelsTopLeft },
  call: { id: 'aiAdsImageClone' },
  fromCredits: 3,
  helperFiles: adParts,
  title: ({ product, design }) => recordOf(product)['title'] ?? recordOf(recordOf(design)['product'])['name'],
  startWith: asProduct,
  preview: 'results',
  areas: ['tool-media', 'creative-editor', 'templates'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
