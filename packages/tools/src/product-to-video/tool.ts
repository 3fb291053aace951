import Orbit from 'lucide-react/icons/orbit';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-product-to-video': typeof messages;
  }
}

export const tool = defineTool({
  id: 'product-to-video',
  projectType: 4,
  section: { key: 'ProductToVideo', event: 'product-to-video', icon: Orbit },
  call: { id: 'aiAdsVideoProduct' },
  fromCredits: 1,
  startWith: ({ title, pictures }) => ({
    title: shortName(title, 120),
    ...(pictures.length > 0 && { pictures: pictures.slice(0, 6) }),
  }),
  offeredFor: { link: 4 },
  preview: 'results',
  areas: ['tool-media', 'tool-product-image', 'tool-video-ad'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
