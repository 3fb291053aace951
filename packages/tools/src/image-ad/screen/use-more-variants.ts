import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import type { PlacementId } from '@adwright/studio/placements.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEdit, withMore, withoutDesigns } from '../../kit/design-set/plan/design-set.ts';
import type { DocumentSession } from '../../kit/form/screen/tool-host.ts';
import { moreLikeThis, newHeadline } from '../plan/more-variants.ts';

export type MoreVariants = {
  /** The variant something is being made of. */
  readonly busy: string | null;
  readonly likeThis: (id: string) => void;
  readonly otherHeadline: (id: string) => void;
};

/** Further ads of one idea, and another headline for one: made in the browser, for nothing, and kept like every edit. */
export function useMoreVariants(
  order: ImageAdWallInput | undefined,
  session: DocumentSession,
  /** The sizes a variant is wanted in, the one it is looked at in first. */
  sizesOf: (id: string) => readonly PlacementId[],
): MoreVariants | null {
  const t = useTranslations('tool-image-ad.wall');
  const [busy, setBusy] = useState<string | null>(null);
  if (order === undefined) return null;
  const now = (): ImageAdSet => session.get().document as ImageAdSet;
  const undo = (change: (set: ImageAdSet) => ImageAdSet) => ({
    action: { label: t('undo'), onClick: () => session.change(change(now())) },
  });

  async function addMore(id: string, design: AdDesign): Promise<void> {
    const { designs } = now();
    const made = await moreLikeThis(order as ImageAdWallInput, design, Object.values(designs));
    const ids = freeIds(now(), made.length);
    const sizes = sizesOf(id);
    const next = withMore(
      now(),
      id,
      made.map((one, index) => ({ id: ids[index] ?? '', design: one, sizes })),
    );
    const added = ids.filter((one) => next.designs[one]);
    if (added.length === 0) return void toast.info(t('noMore'));
    session.change(next);
    toast.success(
      t('added', { count: added.length }),
      undo((set) => withoutDesigns(set, added)),
    );
  }

  async function changeHeadline(id: string, design: AdDesign): Promise<void> {
    const headline = await newHeadline(order as ImageAdWallInput, design, Object.values(now().designs));
    if (headline === null) return void toast.info(t('noMore'));
    const { edited } = now();
    const changed = { ...design, brief: { ...design.brief, headline } };
    session.change(withEdit(now(), { id, design: changed, sizes: sizesOf(id) }));
    const before = (set: ImageAdSet): ImageAdSet => ({
      ...set,
      designs: { ...set.designs, [id]: design },
      edited: edited.includes(id) ? set.edited : set.edited.filter((one) => one !== id),
    });
    toast.success(t('reworded', { headline }), undo(before));
  }

  const work = (id: string, action: (id: string, design: AdDesign) => Promise<void>): void => {
    const design = now().designs[id];
    if (design === undefined || busy !== null) return;
    setBusy(id);
    void action(id, design).finally(() => setBusy(null));
  };
  return { busy, likeThis: (id) => work(id, addMore), otherHeadline: (id) => work(id, changeHeadline) };
}

function freeIds({ designs }: ImageAdSet, count: number): string[] {
  const ids: string[] = [];
  for (let number = 1; ids.length < count; number += 1) {
    const id = `more-${number}`;
    if (designs[id] === undefined) ids.push(id);
  }
  return ids;
}
