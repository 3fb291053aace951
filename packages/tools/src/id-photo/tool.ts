import ScanFace from 'lucide-react/icons/scan-face';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-id-photo': typeof messages;
  }
}

export const tool = defineTool({
  id: 'id-photo',
  projectType: 10,
  section: { key: 'AIIdPhoto', event: 'ai-id-photo', icon: ScanFace },
  fromCredits: 2,
  title: async ({ document }, locale) => (await import('./plan/document-title.ts')).documentTitle(document, locale),
  helperFiles: /^cutout\.png$/,
  preview: 'results',
  areas: ['tool-media'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
