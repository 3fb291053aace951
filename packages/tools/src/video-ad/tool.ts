import Clapperboard from 'lucide-react/icons/clapperboard';
import { brand } from '@adwright/contract/brand.ts';
import { adParts } from '../kit/ad-designs/plan/ad-parts.ts';
import { asProduct } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-video-ad': typeof messages;
  }
}

export const tool = defineTool({
  id: 'video-ad',
  projectType: 1,
  section: { key: 'VideoAd', event: `video-${brand.slug}`, icon: Clapperboard, takes: ['template', 'avatar'] },
  fromCredits: 2,
  // What was written about another product is not said of this one.
  startWith: (product) => ({ ...asProduct(product), script: null }),
  offeredFor: { link: 1, words: 3 },
  preview: 'results',
  helperFiles: adParts,
  areas: ['tool-media', 'tool-talking', 'templates', 'film-timeline'],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
