import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { FullScreenDialog } from '@adwright/ui/full-screen-dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ownFrame } from '../plan/own-frame.ts';

const AdEditor = lazy(async () => ({ default: (await import('../../kit/form/screen/ad-editor.tsx')).AdEditor }));

type EditDialogProps = {
  design: AdDesign;
  sizes: readonly PlacementId[];
  onChange: (design: AdDesign) => void;
  onClose: () => void;
};

/** Every layer by hand, in the reference's shape and in every size that is wanted. */
export function EditDialog({ design, sizes, onChange, onClose }: EditDialogProps) {
  const t = useTranslations('tool-image-ad-clone');
  const frames = useMemo(
    () => [{ ...ownFrame(design), name: t('result.own') }, ...sizes],
    // The frame is the base's and never changes while it is edited.
    // oxlint-disable-next-line react/exhaustive-deps
    [sizes],
  );
  return (
    <FullScreenDialog open onOpenChange={(open) => !open && onClose()} title={t('result.edit')}>
      <div className="min-w-0 flex-1 overflow-y-auto p-4 sm:p-8">
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <AdEditor design={design} placements={frames} onChange={onChange} onDone={onClose} />
        </Suspense>
      </div>
    </FullScreenDialog>
  );
}
