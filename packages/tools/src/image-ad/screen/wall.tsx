import type { ImageAdVariant } from '@adwright/contract/ads-image/image-ad.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenBy } from '../../kit/form/screen/written-by.tsx';
import { outputOf } from './ad-set.ts';
import type { MoreVariants } from './use-more-variants.ts';
import { VariantCard } from './variant-card.tsx';

type WallViewProps = {
  set: ImageAdSet;
  /** What was said of them when they were proposed. */
  variants: ReadonlyMap<string, ImageAdVariant>;
  proposal: Run | null;
  sizes: readonly PlacementId[];
  /** None where nobody knows any more what they were made from. */
  more: MoreVariants | null;
  onChoose: (ids: string[]) => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
};

const templateOf = ({ base }: AdDesign): string => (base.kind === 'template' ? base.template : '');

/** All variants, the best first, to look at, filter, choose and edit. */
export function WallView({ set, variants, proposal, sizes, more, onChoose, onEdit, onPreview }: WallViewProps) {
  const [template, setTemplate] = useState('');
  const { chosen } = set;
  const shown = set.order.flatMap((id, index) => {
    const design = set.designs[id];
    return design ? [{ id, design, rank: index + 1 }] : [];
  });
  const output = outputOf(proposal);
  return (
    <div className="flex flex-col gap-4">
      <WallHead
        count={shown.length}
        ideas={[...new Set(shown.map(({ design }) => templateOf(design)))]}
        template={template}
        onTemplate={setTemplate}
      />
      <ChoiceLine count={chosen.length} onBest={() => onChoose(set.order.slice(0, 3))} onNone={() => onChoose([])} />
      <ul className="grid grid-cols-2 items-start gap-2 @md:gap-4 @3xl:grid-cols-3">
        {shown
          .filter(({ design }) => template === '' || templateOf(design) === template)
          .map(({ id, design, rank }) => {
            const variant = variants.get(id);
            const picture = variant?.pictures[0];
            const edited = set.edited.includes(id);
            return (
              <VariantCard
                key={id}
                score={edited ? undefined : variant?.score}
                template={templateOf(design)}
                design={design}
                picture={edited ? undefined : proposal?.assets.find(({ asset_id }) => asset_id === picture?.asset_id)}
                size={picture?.size ?? sizes[0] ?? 'meta-feed-portrait'}
                rank={rank}
                edited={edited}
                chosen={chosen.includes(id)}
                onChoose={(on) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
                onEdit={() => onEdit(id)}
                onPreview={() => onPreview(id)}
                busy={more?.busy === id}
                onMore={more && design.base.kind === 'template' ? () => more.likeThis(id) : undefined}
                onHeadline={more ? () => more.otherHeadline(id) : undefined}
              />
            );
          })}
      </ul>
      {output?.mode === 'wall' && <WrittenBy engine={output.engine} />}
    </div>
  );
}

type WallHeadProps = {
  count: number;
  ideas: readonly string[];
  template: string;
  onTemplate: (template: string) => void;
};

function WallHead({ count, ideas, template, onTemplate }: WallHeadProps) {
  const t = useTranslations('tool-image-ad.wall');
  const names = useTranslations('templates.names');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted">{t('title', { count })}</p>
      {ideas.length > 1 && (
        <NativeSelect
          label={t('filter')}
          hideLabel
          value={template}
          onValueChange={onTemplate}
          options={[
            { value: '', label: t('all') },
            ...ideas.map((id) => ({ value: id, label: names(id as TemplateId) })),
          ]}
        />
      )}
    </div>
  );
}

function ChoiceLine({ count, onBest, onNone }: { count: number; onBest: () => void; onNone: () => void }) {
  const t = useTranslations('tool-image-ad.wall');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{t('chosen', { count })}</span>
      <Button size="sm" variant="ghost" onClick={onBest}>
        {t('chooseBest')}
      </Button>
      {count > 0 && (
        <Button size="sm" variant="ghost" onClick={onNone}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
