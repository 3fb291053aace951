import { shortName } from '@adwright/contract/product/short-name.ts';
import TextSearch from 'lucide-react/icons/text-search';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-ppc-preview': typeof messages;
  }
}

export const tool = defineTool({
  id: 'ppc-preview',
  projectType: 20,
  section: { key: 'PpcPreview', event: 'ppc-preview', icon: TextSearch },
  fromCredits: 0,
  title: ({ business, url }) => business || url,
  startWith: ({ title, brand, url }) => ({ business: shortName(brand || title, 25), url }),
  offeredFor: { link: 6 },
  preview: 'results',
  areas: ['tool-media'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
