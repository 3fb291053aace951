import type { AdTextField } from '@adwright/contract/ad-text.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { use } from 'react';
import { useLocaleCode } from '../shell/use-locale-code.ts';
import { PreviewPlace } from './preview-place.tsx';
import { Reel } from './reel.tsx';
import type { AdSamples } from './write-ad-samples.ts';

const written = new Map<LocaleCode, Promise<AdSamples>>();

function samplesIn(locale: LocaleCode): Promise<AdSamples> {
  const known =
    written.get(locale) ?? import('./write-ad-samples.ts').then(({ writeAdSamples }) => writeAdSamples(locale));
  written.set(locale, known);
  return known;
}

/** Three texts the tool itself writes for its sample product, each with its length against the network's limit. */
export function AdCopyPreview() {
  return (
    <PreviewPlace waiting={<Skeleton className="h-32 w-64 rounded-card" />}>
      <Samples />
    </PreviewPlace>
  );
}

function Samples() {
  const { lang, dir, samples } = use(samplesIn(useLocaleCode()));
  return (
    <Reel className="w-full px-6">
      {samples.map(({ headline, text }) => (
        <div
          key={headline.text}
          lang={lang}
          dir={dir}
          className="mx-auto w-full max-w-80 rounded-control border bg-raised p-4"
        >
          <p className="line-clamp-3 text-sm">{text.text}</p>
          <div className="mt-3 flex items-baseline justify-between gap-3 border-t pt-3">
            <p className="min-w-0 truncate font-semibold">{headline.text}</p>
            <Count field={headline} />
          </div>
        </div>
      ))}
    </Reel>
  );
}

function Count({ field }: { field: AdTextField }) {
  const limit = field.visible ?? field.limit;
  return (
    <bdi dir="ltr" className="shrink-0 text-xs text-support-text">
      {limit === null ? field.count : `${field.count} / ${limit}`}
    </bdi>
  );
}
