import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import { Button } from '@adwright/ui/button.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { copyOfBrief, type FeedCopy, writeFeedCopy } from '../plan/feed-copy.ts';
import { type Feed, feeds } from '../plan/feeds.ts';
import { PhoneFeed } from './phone-feed.tsx';

type FeedPreviewProps = {
  design: AdDesign;
  /** What the ad was made from; none where nobody knows any more. */
  order: ImageAdWallInput | undefined;
  onClose: () => void;
};

/** One variant as people will meet it: on a phone, between other posts, with a text for each platform. */
export function FeedPreview({ design, order, onClose }: FeedPreviewProps) {
  const t = useTranslations('tool-image-ad.feed');
  const form = useFormWords();
  const [shown, setShown] = useState<Feed['id']>('instagram');
  const [turn, setTurn] = useState(0);
  const feed = feeds.find(({ id }) => id === shown) ?? feeds[0];
  const copy = useFeedCopy(design, order, feed, turn);
  const creative = useMemo(() => designCreative(design, feed.placement), [design, feed]);
  const nameOf = ({ name }: Feed): string => name ?? t('stories');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      size="md"
    >
      <div className="flex flex-col items-center gap-6">
        <SegmentedControl
          label={t('platform')}
          hideLabel
          value={shown}
          onValueChange={setShown}
          options={feeds.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
        <PhoneFeed feed={feed} creative={creative} copy={copy} brief={design.brief} label={nameOf(feed)} />
        <div className="flex flex-wrap justify-center gap-2">
          {order?.product && (
            <Button size="sm" icon={<RefreshCw />} onClick={() => setTurn((before) => before + 1)}>
              {t('newText')}
            </Button>
          )}
          <CopyButton
            text={copy.text}
            label={t('copy')}
            copiedLabel={form('copied')}
            failedLabel={form('copyFailed')}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The ad's own words stand until the text is written, and where none can be. */
function useFeedCopy(design: AdDesign, order: ImageAdWallInput | undefined, feed: Feed, turn: number): FeedCopy {
  const [written, setWritten] = useState<{ readonly feed: Feed; readonly copy: FeedCopy } | null>(null);
  useEffect(() => {
    if (order === undefined) return undefined;
    let current = true;
    writeFeedCopy(order, design.brief, { network: feed.network, turn }).then(
      (copy) => current && setWritten({ feed, copy }),
      // A language that could not be fetched: what stands in the ad is shown instead.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [design, order, feed, turn]);
  return written?.feed === feed ? written.copy : copyOfBrief(design.brief);
}
