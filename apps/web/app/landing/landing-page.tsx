import type { Block } from '@adwright/content/page.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { createElement, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { MoreMessages } from '../shell/messages-provider.tsx';
import { useLocaleCode } from '../shell/use-locale-code.ts';
import type { BlockComponents } from './block-components.ts';
import type { LandingData } from './landing-loader.ts';
import { PageContext } from './page-context.ts';

/** Every public page is this component; what differs is its list of blocks. */
export function landingPage(components: BlockComponents) {
  return function LandingPage({ loaderData }: { loaderData: LandingData }) {
    return (
      <MoreMessages messages={loaderData.messages}>
        <PageContext value={loaderData}>
          <main id="content">
            <Blocks components={components} {...loaderData} />
          </main>
        </PageContext>
      </MoreMessages>
    );
  };
}

function Blocks({ page, components }: LandingData & { components: BlockComponents }) {
  const t = useTranslations('landing');
  const translated = page.language === useLocaleCode();
  const { tag, dir } = localeOf(page.language);
  return (
    <>
      {!translated && (
        <p className="border-b border-line bg-sunken py-2 text-center text-sm text-muted">{t('english')}</p>
      )}
      <div {...(!translated && { lang: tag, dir })}>
        {page.blocks.map((block, index) => createElement(componentOf(components, block), { key: index, block }))}
      </div>
    </>
  );
}

/** A kind that the route forgot is found by the build, which renders every page once. */
function componentOf(components: BlockComponents, block: Block): ComponentType<{ block: Block }> {
  const component = components[block.kind];
  if (!component) throw new Error(`This page's route has no component for “${block.kind}” blocks.`);
  return component as ComponentType<{ block: Block }>;
}
