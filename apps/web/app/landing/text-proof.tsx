import { brand } from '@adwright/contract/brand.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { useTranslations } from 'use-intl';
import { CharacterCount } from './character-count.tsx';
import { useSampleAd, useSampleTexts } from './page-context.ts';

/** What the page's own tool wrote for the sample product. */
export function TextProof() {
  const t = useTranslations('landing.proof');
  const { tag, dir } = localeOf(useSampleAd().language);
  return (
    <figure className="proof mx-5 p-4 sm:p-6 lg:mx-0">
      <dl className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {useSampleTexts().map(({ name, text, count, limit }) => (
          <div key={text} className="bg-raised p-4 sm:p-5">
            <dt className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
              {t(name)}
              <CharacterCount count={count} limit={limit} />
            </dt>
            <dd lang={tag} dir={dir} className="mt-2 line-clamp-10 text-lg whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-4 text-xs text-muted">{t('written', { product: brand.name })}</figcaption>
    </figure>
  );
}
