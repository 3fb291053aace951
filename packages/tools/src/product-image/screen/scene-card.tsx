import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { BackdropPictures } from '../plan/draw-product-image.ts';
import { ProductCanvas } from './product-canvas.tsx';

const asPlaced = { placing: { x: 0, y: 0, scale: 1 }, shadow: 1, light: null, match_light: false, height_cm: null };
const card = { width: 4, height: 5 };

type SceneCardProps = {
  name: string;
  /** Null until there is something to draw. */
  cutout: Cutout | null;
  /** The same object each time, so that a thumbnail is drawn anew only when the product changes. */
  backdrop: ProductBackdrop;
  picture?: BackdropPictures | undefined;
  chosen: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A scene with the person's own product in it, to choose. */
export function SceneCard({ name, cutout, backdrop, picture, chosen, onToggle, ref }: SceneCardProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-control border text-start transition-colors',
        chosen ? 'border-text inset-ring inset-ring-text' : 'border-line hover:border-line-strong',
      )}
    >
      <ProductCanvas
        cutout={cutout}
        backdrop={backdrop}
        picture={picture}
        arrangement={asPlaced}
        frame={card}
        className="animate-breathe bg-sunken data-drawn:animate-none"
      />
      <span className="px-1.5 py-1.5 text-xs leading-tight hyphens-auto [overflow-wrap:anywhere]">{name}</span>
      {chosen && (
        <span className="absolute end-1.5 top-1.5 flex size-5 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
