import type { ProductBackdrop, ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { SceneGroup } from '@adwright/scenery/stage.ts';
import { useTranslations } from 'use-intl';
import { CardGroup } from '../../kit/places/screen/card-group.tsx';
import { sameBackdrop } from './fields.ts';
import { SceneCard } from './scene-card.tsx';

const groups: readonly SceneGroup[] = ['studio', 'plinth', 'surface', 'light', 'nature', 'season'];

type PaintedBackdrop = Extract<ProductBackdrop, { kind: 'scene' }>;

const backdrops: readonly { group: SceneGroup; backdrop: PaintedBackdrop }[] = scenes.map(({ id, group }) => ({
  group,
  backdrop: { kind: 'scene', scene: id as ProductSceneId, color: null },
}));

type SceneGridProps = {
  cutout: Cutout | null;
  chosen: readonly ProductBackdrop[];
  onToggle: (backdrop: ProductBackdrop) => void;
};

/** Every painted scene with the person's own product in it. */
export function SceneGrid({ cutout, chosen, onToggle }: SceneGridProps) {
  const t = useTranslations('tool-product-image');
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <CardGroup key={group} title={t(`groups.${group}`)}>
          {backdrops
            .filter((one) => one.group === group)
            .map(({ backdrop }) => (
              <SceneCard
                key={backdrop.scene}
                name={t(`scenes.${backdrop.scene}`)}
                cutout={cutout}
                backdrop={backdrop}
                chosen={chosen.some((one) => sameBackdrop(one, backdrop))}
                onToggle={() => onToggle(backdrop)}
              />
            ))}
        </CardGroup>
      ))}
    </div>
  );
}
