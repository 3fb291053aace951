import ImagePlus from 'lucide-react/icons/image-plus';
import { adParts } from '../kit/ad-designs/plan/ad-parts.ts';
import { recordOf } from '../raw-input.ts';
import { asProduct, isDescription } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-image-ad': typeof messages;
  }
}

export const tool = defineTool({
  id: 'image-ad',
  projectType: 8,
  section: { key: 'ImageAd', event: 'image-ad', icon: ImagePlus, takes: ['picture-template'] },
  call: { id: 'aiAdsImageCreate' },
  fromCredits: 6,
  helperFiles: adParts,
  title: ({ product, designs, text }) => {
    const [design] = Array.isArray(designs) ? (designs as unknown[]) : [];
    const names = [recordOf(product)['title'], recordOf(recordOf(design)['product'])['name'], text];
    return names.find((name) => typeof name === 'string' && name !== '');
  },
  startWith: (product) => (isDescription(product.title) ? { product: null, text: product.title } : asProduct(product)),
  offeredFor: { link: 1, words: 1 },
  preview: 'results',
  areas: ['tool-media', 'tool-ad-copy', 'tool-product-image', 'creative-editor', 'templates'],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
