import type { ImageAdSizesInput, ImageAdVariant } from '@adwright/contract/ads-image/image-ad.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { useState } from 'react';
import { mostPictures } from '../contract.ts';
import { ExportBar } from './export-bar.tsx';
import type { MoreVariants } from './use-more-variants.ts';
import { WallView } from './wall.tsx';

type ChooseAndExportProps = {
  set: ImageAdSet;
  variants: ReadonlyMap<string, ImageAdVariant>;
  proposal: Run | null;
  sizes: readonly PlacementId[];
  busy: boolean;
  more: MoreVariants | null;
  onChange: (set: ImageAdSet) => void;
  onEdit: (id: string) => void;
  onPreview: (id: string) => void;
  onMake: (formats: ImageAdSizesInput['formats']) => void;
};

/** The variants, and from the chosen ones to files. */
export function ChooseAndExport({
  set,
  variants,
  proposal,
  sizes,
  busy,
  more,
  onChange,
  onEdit,
  onPreview,
  onMake,
}: ChooseAndExportProps) {
  const [formats, setFormats] = useState<ImageAdSizesInput['formats']>(['jpg']);
  const chosen = set.order.filter((id) => set.chosen.includes(id));
  return (
    <div className="flex flex-col gap-4">
      <WallView
        set={set}
        variants={variants}
        proposal={proposal}
        sizes={sizes}
        more={more}
        onChoose={(ids) => onChange({ ...set, chosen: ids })}
        onEdit={onEdit}
        onPreview={onPreview}
      />
      {chosen.length > 0 && (
        <ExportBar
          ads={chosen.length}
          sizes={sizes.length}
          chosen={formats}
          most={mostPictures}
          edited={chosen.some((id) => set.edited.includes(id))}
          busy={busy}
          onFormats={setFormats}
          onMake={() => onMake(formats)}
        />
      )}
    </div>
  );
}
