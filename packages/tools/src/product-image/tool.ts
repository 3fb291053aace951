import Aperture from 'lucide-react/icons/aperture';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-product-image': typeof messages;
  }
}

export const tool = defineTool({
  id: 'product-image',
  projectType: 14,
  section: { key: 'ProductImage', event: 'product-image', icon: Aperture },
  call: { id: 'aiAdsImageProductImage' },
  fromCredits: 1,
  helperFiles: /^(?:cutout|difference-map)\.png$/,
  startWith: ({ title, pictures }) => (pictures[0] === undefined ? {} : { picture: pictures[0], title }),
  offeredFor: { link: 3 },
  preview: 'results',
  areas: ['tool-media'],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
