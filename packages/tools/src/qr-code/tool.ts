import QrCode from 'lucide-react/icons/qr-code';
import { recordOf } from '../raw-input.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-qr-code': typeof messages;
  }
}

export const tool = defineTool({
  id: 'qr-code',
  projectType: 12,
  section: { key: 'QRCodeGenerator', event: 'qr-code-generator', icon: QrCode },
  fromCredits: 0,
  title: ({ content }) => {
    const { url, ssid, to, phone, first_name, last_name, organization, text } = recordOf(content);
    const card = [first_name, last_name].filter(Boolean).join(' ');
    const names = [url, ssid, to, phone, card, organization];
    return names.find((value) => typeof value === 'string' && value !== '') ?? text;
  },
  startWith: ({ url }) => (url === '' ? {} : { content: { type: 'url', url } }),
  offeredFor: { link: 7, linkUnread: true },
  preview: () => import('./screen/tile-preview.tsx'),
  areas: [],
  batch: () => import('./plan/batch-sheet.ts'),
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
