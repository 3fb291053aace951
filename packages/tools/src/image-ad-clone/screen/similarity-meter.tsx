import type { CloneSimilarity } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { Progress } from '@adwright/ui/progress.tsx';
import { useFormatter, useTranslations } from 'use-intl';

/** Above this people may take one ad for the other; below that hardly anything is alike. */
const near = 85;
const far = 45;

/** How near it comes, measured on both pictures, in numbers and in words. */
export function SimilarityMeter({ similarity }: { similarity: CloneSimilarity }) {
  const t = useTranslations('tool-image-ad-clone.similarity');
  const format = useFormatter();
  const { total } = similarity;
  const percent = (value: number): string => format.number(value / 100, { style: 'percent' });
  const words = total >= near ? 'near' : total >= far ? 'good' : 'far';
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 rounded-card border p-4">
      <Progress label={t('title')} stage={t(words)} value={total} valueText={percent(total)} />
      <dl className="grid grid-cols-3 gap-3">
        {(['structure', 'colors', 'type'] as const).map((part) => (
          <div key={part} className="flex flex-col">
            <dt className="text-xs text-muted">{t(part)}</dt>
            <dd className="text-sm tabular-nums">{percent(similarity[part])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
