import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import { useLocale, useTranslations } from 'use-intl';
import type { Find } from './find-text.ts';

type SearchExamplesProps = { answer: LibraryAnswer; onChange: (change: Partial<Find>) => void };

/** No longer than what somebody would type. */
const longest = 32;

/** What can be typed, shown on what is there: a brand, a website and a line in quotation marks. */
export function SearchExamples({ answer, onChange }: SearchExamplesProps) {
  const t = useTranslations('library');
  const locale = useLocale();
  const brand = answer.facets?.brand[0]?.value;
  const site = answer.list.flatMap(({ landing_page }) => siteOf(landing_page))[0];
  const line = answer.list.find(
    ({ language, headline }) => language === locale && headline.length <= longest,
  )?.headline;
  const examples: { label: string; change: Partial<Find> }[] = [
    ...(brand === undefined ? [] : [{ label: brand, change: { brand } }]),
    ...(site === undefined ? [] : [{ label: site, change: { keyword: site } }]),
    ...(line === undefined || line.includes('"') ? [] : [{ label: `"${line}"`, change: { keyword: `"${line}"` } }]),
  ];
  if (examples.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-sm:hidden">
      {t('tryOne')}
      {examples.map(({ label, change }) => (
        <button
          key={label}
          type="button"
          onClick={() => onChange(change)}
          className="touch-target rounded-control underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          <bdi translate="no">{label}</bdi>
        </button>
      ))}
    </p>
  );
}

function siteOf(address: string | null): string[] {
  return address !== null && URL.canParse(address) ? [new URL(address).hostname.replace(/^www\./, '')] : [];
}
