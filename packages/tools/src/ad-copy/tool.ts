import type { AdTextResult } from '@adwright/contract/ad-text/ad-text.ts';
import CopyCheck from 'lucide-react/icons/copy-check';
import { recordOf } from '../raw-input.ts';
import { briefOf } from '../start-with-product.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-ad-copy': typeof messages;
  }
}

export const tool = defineTool({
  id: 'ad-copy',
  projectType: 11,
  section: { key: 'AdCopy', event: 'ad-copy', icon: CopyCheck },
  call: { id: 'aiAdGenerate', with: { wait: false } },
  fromCredits: 1,
  title: ({ brief }) => recordOf(brief)['product'],
  texts: ({ results }) => (results as AdTextResult[]).map(({ fields }) => fields.map(({ text }) => text).join('\n')),
  startWith: (product) => ({ brief: briefOf(product) }),
  offeredFor: { link: 2, words: 2 },
  preview: () => import('./screen/tile-preview.tsx'),
  areas: [],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
