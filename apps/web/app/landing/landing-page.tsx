import type { Block } from '@adwright/content/page.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { createElement, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { MoreMessages } from '../words/messages-provider.tsx';
import { useLocaleCode } from '../words/use-locale-code.ts';
import type { BlockComponents } from './block-components.ts';
import type { LandingData } from './landing-loader.ts';
import { PageContext } from './page-context.ts';

/** Every public page is this component; what differs is its list of blocks. */
export function landingPage(components: BlockComponents) {
  return function LandingPage({ loaderData }: { loaderData: LandingData }) {
    const { page, messages } = loaderData;
    const { tag, dir } = localeOf(page.language);
    const translated = page.language === useLocaleCode();
    return (
      <main id="content">
        {!translated && <EnglishNotice />}
        <MoreMessages messages={messages} locale={tag}>
          <PageContext value={loaderData}>
            <div {...(!translated && { lang: tag, dir })}>
              {page.blocks.map((block, index) => createElement(componentOf(components, block), { key: index, block }))}
            </div>
          </PageContext>
        </MoreMessages>
      </main>
    );
  };
}

function EnglishNotice() {
  const t = useTranslations('shell');
  return <p className="border-b border-line bg-sunken py-2 text-center text-sm text-muted">{t('pageInEnglish')}</p>;
}

/** A kind that the route forgot is found by the build, which renders every page once. */
function componentOf(components: BlockComponents, block: Block): ComponentType<{ block: Block }> {
  const component = components[block.kind];
  if (!component) throw new Error(`This page's route has no component for “${block.kind}” blocks.`);
  return component as ComponentType<{ block: Block }>;
}
