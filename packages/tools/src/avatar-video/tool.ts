import UserRound from 'lucide-react/icons/user-round';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { titleOfScript } from '../kit/talking/plan/title-of-script.ts';
import { defineTool } from '../tool.ts';
import type messages from './messages/en.ts';

declare module '@adwright/i18n/areas.ts' {
  interface Messages {
    'tool-avatar-video': typeof messages;
  }
}

export const tool = defineTool({
  id: 'avatar-video',
  projectType: 2,
  section: { key: 'AvatarVideo', event: 'avatar-video', icon: UserRound, takes: ['avatar'] },
  call: { id: 'projectCreateAvatarVideo' },
  fromCredits: 2,
  title: titleOfScript,
  preview: 'results',
  startWith: ({ title, benefits, pictures: [picture] }) => ({
    ...(picture !== undefined && {
      product: {
        picture,
        title: shortName(title, 120),
        price: '',
        cta: '',
        benefits: benefits.join('\n').slice(0, 600),
      },
    }),
  }),
  areas: ['tool-media', 'tool-product-image', 'tool-product-to-video', 'tool-video-ad', 'tool-talking'],
  contract: () => import('./contract.ts'),
  screen: () => import('./screen/form.tsx'),
  messages: (locale) => import(`./messages/${locale}.ts`),
  sectionWords: (locale) => import(`./messages/${locale}.ts?section`),
});
