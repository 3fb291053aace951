import { languageOfOrder } from '../plan/language-of-order.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { Candidate } from '@adwright/studio/design/variants.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { StandInNote } from '../../kit/form/screen/stand-in.tsx';
import { planCandidates } from '../plan/plan.ts';
import { sizesOf } from '../plan/sizes-of.ts';
import { type ShownAds, shownSeed } from './use-shown-ads.ts';

const shown = 3;

/** The most fitting ideas, one of each; what the wall mixes from, before it is written and judged. */
function firstIdeas(candidates: readonly Candidate[]): Candidate[] {
  const ideas: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.bias - a.bias)) {
    if (ideas.some(({ template }) => template.id === candidate.template.id)) continue;
    ideas.push(candidate);
    if (ideas.length === shown) break;
  }
  return ideas;
}

type LivePreviewProps = {
  ads: ShownAds;
  /** What is shown is a sample's: there is no product yet. */
  standIn: boolean;
};

/** A few ideas drawn in the browser while one types: free, and from the very code that makes the wall. */
export function LivePreview({ ads, standIn }: LivePreviewProps) {
  const t = useTranslations('tool-image-ad');
  const media = useTranslations('tool-media.pictures');
  const { input, facts, pictures } = ads;
  const ideas = useMemo(() => {
    if (!input || !facts) return [];
    const locale = languageOfOrder(input);
    const [size] = sizesOf(input);
    const candidates = planCandidates({ input, facts, written: [], pictures, locale, seed: shownSeed });
    return size === undefined
      ? []
      : firstIdeas(candidates).map(({ design, template }) => ({
          id: template.id,
          headline: design.brief.headline,
          creative: designCreative(design, size),
        }));
  }, [input, facts, pictures]);
  return (
    <PreviewFrame>
      <div className="grid min-h-48 grid-cols-2 items-start gap-4 @2xl:grid-cols-3">
        {ideas.map(({ id, headline, creative }, index) => (
          <CreativeCanvas
            key={id}
            creative={creative}
            label={t('idea', { number: index + 1, headline })}
            className="rounded-control border"
          />
        ))}
      </div>
      {pictures.notFound === true && (
        <Notice tone="warn" className="mt-4">
          {media('noProduct')}
        </Notice>
      )}
      {standIn && <StandInNote />}
    </PreviewFrame>
  );
}
