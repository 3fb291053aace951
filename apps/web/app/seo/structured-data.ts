import type { Page } from '@adwright/content/page.ts';
import { brand } from '@adwright/contract/brand.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { canonicalUrl } from './alternates.ts';
import type { Site } from './site.ts';

type LinkedData = { '@context': 'https://schema.org'; '@type': string; [property: string]: string | object };

const context = 'https://schema.org' as const;

/** Says only what the page itself shows: no ratings, no reviews, no numbers of users. */
export function structuredData(page: Page, site: Site): LinkedData[] {
  const url = canonicalUrl(site.origin, site.locale, page.path);
  const inLanguage = localeOf(page.language).tag;
  const all: LinkedData[] = [];
  if (page.path === '/') {
    all.push({
      '@context': context,
      '@type': 'WebSite',
      name: brand.name,
      url,
      inLanguage,
      description: page.description,
    });
  }
  if (page.blocks.some(({ kind }) => kind === 'tool')) all.push(application(page, url, inLanguage));
  const questions = page.blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (questions.length > 0)
    all.push({ '@context': context, '@type': 'FAQPage', inLanguage, mainEntity: questions.map(asQuestion) });
  return all;
}

/** A page with a working tool on it. The free plan is a real price of zero. */
function application(page: Page, url: string, inLanguage: string): LinkedData {
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: page.path === '/' ? brand.name : page.name,
    url,
    inLanguage,
    description: page.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: String(plans.free.monthlyPrice), priceCurrency: 'USD' },
  };
}

function asQuestion({ question, answer }: { question: string; answer: string }): object {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}
