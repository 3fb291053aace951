import type { ProductBackdrop, ProductSceneId } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { SceneGroup } from '@adwright/scenery/stage.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ProductCanvas } from './product-canvas.tsx';

const groups: readonly SceneGroup[] = ['studio', 'plinth', 'surface', 'light', 'nature', 'season'];
const asPlaced = { placing: { x: 0, y: 0, scale: 1 }, shadow: 1, light: null };
const card = { width: 4, height: 5 };

/** Made once, so that a thumbnail is drawn anew only when the product changes. */
const backdrops = new Map<string, ProductBackdrop>(
  scenes.map(({ id }) => [id, { kind: 'scene', scene: id as ProductSceneId, color: null }]),
);

type SceneGridProps = {
  cutout: Cutout | null;
  chosen: readonly ProductSceneId[];
  onToggle: (scene: ProductSceneId) => void;
};

/** Every scene with the person's own product in it. */
export function SceneGrid(props: SceneGridProps) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </div>
  );
}

function Group({ group, cutout, chosen, onToggle }: SceneGridProps & { group: SceneGroup }) {
  const t = useTranslations('tool-product-image');
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-sm font-medium">
        {t(`groups.${group}`)}
      </p>
      <div role="group" aria-labelledby={id} className="grid grid-cols-3 gap-2 @md:grid-cols-5">
        {scenes
          .filter((scene) => scene.group === group)
          .map((scene) => (
            <SceneCard
              key={scene.id}
              scene={scene.id as ProductSceneId}
              cutout={cutout}
              chosen={chosen.includes(scene.id as ProductSceneId)}
              onToggle={onToggle}
            />
          ))}
      </div>
    </div>
  );
}

type SceneCardProps = Omit<SceneGridProps, 'chosen'> & { scene: ProductSceneId; chosen: boolean };

function SceneCard({ scene, cutout, chosen, onToggle }: SceneCardProps) {
  const t = useTranslations('tool-product-image');
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onToggle(scene)}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-control border text-start transition-colors',
        chosen ? 'border-text inset-ring inset-ring-text' : 'border-line hover:border-line-strong',
      )}
    >
      <ProductCanvas
        cutout={cutout}
        backdrop={backdrops.get(scene) ?? null}
        arrangement={asPlaced}
        frame={card}
        className="animate-breathe bg-sunken data-drawn:animate-none"
      />
      <span className="px-1.5 py-1.5 text-xs leading-tight hyphens-auto [overflow-wrap:anywhere]">
        {t(`scenes.${scene}`)}
      </span>
      {chosen && (
        <span className="absolute end-1.5 top-1.5 flex size-5 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
