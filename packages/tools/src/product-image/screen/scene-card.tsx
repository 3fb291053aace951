import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { cardFrame, cardWaiting, PickCard } from '../../kit/places/screen/pick-card.tsx';
import { ProductCanvas } from './product-canvas.tsx';

const asPlaced = { placing: { x: 0, y: 0, scale: 1 }, shadow: 1, light: null, match_light: false, height_cm: null };

type SceneCardProps = {
  name: string;
  /** Null until there is something to draw. */
  cutout: Cutout | null;
  /** The same object each time, so that a thumbnail is drawn anew only when the product changes. */
  backdrop: ProductBackdrop;
  chosen: boolean;
  onToggle: () => void;
};

/** A scene with the person's own product in it, to choose. */
export function SceneCard({ name, cutout, backdrop, chosen, onToggle }: SceneCardProps) {
  return (
    <PickCard name={name} chosen={chosen} onToggle={onToggle}>
      <ProductCanvas
        cutout={cutout}
        backdrop={backdrop}
        arrangement={asPlaced}
        frame={cardFrame}
        className={cardWaiting}
      />
    </PickCard>
  );
}
