import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { currentMeasurer } from '@adwright/creative-view/canvas-fonts.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useFormWords } from '../../form/screen/form-words.ts';
import { avoidedIn, brandFindings } from '../plan/brand-findings.ts';

type BrandCheckProps = {
  brand: BrandRules | null | undefined;
  creatives?: readonly Creative[];
  /** Of what is words alone. */
  texts?: readonly string[];
};

const none: readonly never[] = [];

/** Says where an ad leaves its brand, while it can still be changed; nothing where it keeps to it. */
export function BrandCheck({ brand, creatives = none, texts = none }: BrandCheckProps) {
  const t = useFormWords();
  const findings = useMemo(() => {
    if (!brand) return [];
    const drawn = creatives.flatMap((creative) => brandFindings(layoutCreative(creative, currentMeasurer()), brand));
    return [...drawn, ...avoidedIn(texts, brand)];
  }, [brand, creatives, texts]);
  const lines = [...new Set(findings.map(({ kind, subject }) => t(`brand.checks.${kind}`, { subject })))];
  if (lines.length === 0) return null;
  return (
    <Notice tone="warn">
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
