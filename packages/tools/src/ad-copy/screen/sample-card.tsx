import type { AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import type { AdSample } from '../plan/write-samples.ts';

type AdSampleCardProps = { sample: AdSample; lang: string; dir: 'ltr' | 'rtl'; className?: string };

/** A text the tool wrote, with the headline's length against the network's limit. */
export function AdSampleCard({ sample, lang, dir, className }: AdSampleCardProps) {
  const { headline, text } = sample;
  return (
    <div lang={lang} dir={dir} className={classNames('rounded-control border bg-raised p-4', className)}>
      <p className="line-clamp-3 text-sm">{text.text}</p>
      <div className="mt-3 flex items-baseline justify-between gap-3 border-t pt-3">
        <p className="min-w-0 truncate font-semibold">{headline.text}</p>
        <Count field={headline} />
      </div>
    </div>
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
