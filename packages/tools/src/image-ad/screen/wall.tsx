import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import type { TemplateId } from '@adwright/studio/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenBy } from '../../kit/form/screen/written-by.tsx';
import { VariantCard } from './variant-card.tsx';
import { designOfVariant, type Wall } from './wall-memory.ts';

type WallViewProps = {
  wall: Wall;
  sizes: readonly PlacementId[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onEdit: (id: string) => void;
};

/** All variants, the best first, to look at, filter, choose and edit. */
export function WallView({ wall, sizes, chosen, onChoose, onEdit }: WallViewProps) {
  const t = useTranslations('tool-image-ad.wall');
  const names = useTranslations('templates.names');
  const [template, setTemplate] = useState('');
  const ideas = [...new Set(wall.variants.map((variant) => variant.template))];
  const shown = wall.variants.map((variant, index) => ({ variant, rank: index + 1 }));
  const filtered = shown.filter(({ variant }) => template === '' || variant.template === template);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">{t('title', { count: wall.variants.length })}</p>
        {ideas.length > 1 && (
          <NativeSelect
            label={t('filter')}
            hideLabel
            value={template}
            onValueChange={setTemplate}
            options={[
              { value: '', label: t('all') },
              ...ideas.map((id) => ({ value: id, label: names(id as TemplateId) })),
            ]}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm">{t('chosen', { count: chosen.length })}</span>
        <Button size="sm" variant="ghost" onClick={() => onChoose(wall.variants.slice(0, 3).map(({ id }) => id))}>
          {t('chooseBest')}
        </Button>
        {chosen.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChoose([])}>
            {t('clear')}
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-2 items-start gap-2 @md:gap-4 @3xl:grid-cols-3">
        {filtered.map(({ variant, rank }) => {
          const size = variant.pictures[0]?.size ?? sizes[0] ?? 'meta-feed-portrait';
          const edited = wall.edits[variant.id] !== undefined;
          return (
            <VariantCard
              key={variant.id}
              variant={variant}
              design={designOfVariant(wall, variant) as AdDesign}
              picture={
                edited ? undefined : wall.assets.find(({ asset_id }) => asset_id === variant.pictures[0]?.asset_id)
              }
              size={size}
              rank={rank}
              edited={edited}
              chosen={chosen.includes(variant.id)}
              onChoose={(on) => onChoose(on ? [...chosen, variant.id] : chosen.filter((id) => id !== variant.id))}
              onEdit={() => onEdit(variant.id)}
            />
          );
        })}
      </ul>
      <WrittenBy engine={wall.engine} />
    </div>
  );
}
