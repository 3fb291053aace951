import type { ImageAdFile, ImageAdFinding } from '@adwright/contract/ads-image/image-ad.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';

const slots = ['headline', 'subline', 'cta', 'price', 'badge', 'quote', 'bullet', 'product', 'logo'] as const;

/** Kinds that may be about a part of the ad instead of its words. */
const ofParts = new Set<ImageAdFinding['kind']>(['left_out', 'covered']);

function useFindingText(): (finding: ImageAdFinding) => string {
  const t = useTranslations('tool-image-ad');
  const form = useFormWords();
  return ({ kind, subject, value, limit }) => {
    if (kind === 'off_brand_color' || kind === 'off_brand_type' || kind === 'avoided_word')
      return form(`brand.checks.${kind}`, { subject });
    const slot = slots.find((name) => name === subject);
    const kilobytes = (bytes: number | null): number => Math.round((bytes ?? 0) / 1024);
    const weighed = kind === 'weight';
    return t(`findings.${kind}`, {
      subject: ofParts.has(kind) && slot ? t(`slots.${slot}`) : kind === 'covered' ? `“${subject}”` : subject,
      value: weighed ? kilobytes(value) : (value ?? 0),
      limit: weighed ? kilobytes(limit) : (limit ?? 0),
    });
  };
}

/** What the linter says of one file. */
export function FindingWords({ file }: { file: ImageAdFile }) {
  const t = useTranslations('tool-image-ad.files');
  const textOf = useFindingText();
  if (file.findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-success-text">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {t('clean')}
      </p>
    );
  const tone = file.findings.some(({ level }) => level === 'error') ? 'danger' : 'warn';
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center">
        <Badge tone={tone} icon={<TriangleAlert aria-hidden="true" />}>
          {t('findings', { count: file.findings.length })}
        </Badge>
      </summary>
      <ul className="flex list-disc flex-col gap-1 ps-4 text-muted">
        {file.findings.map((finding) => (
          <li key={`${finding.kind} ${finding.subject}`}>{textOf(finding)}</li>
        ))}
      </ul>
    </details>
  );
}
