import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';
import { useTranslations } from 'use-intl';
import type { FeedCopy } from '../plan/feed-copy.ts';
import type { Feed } from '../plan/feeds.ts';
import { FeedPost } from './feed-post.tsx';
import { FeedScreen } from './feed-screen.tsx';

type PhoneFeedProps = { feed: Feed; creative: Creative; copy: FeedCopy; brief: AdBrief; label: string };

/** A phone with the ad in it. Its buttons are nobody's in particular: they show where the app has its own. */
export function PhoneFeed({ feed, creative, copy, brief, label }: PhoneFeedProps) {
  const t = useTranslations('tool-image-ad');
  const View = feed.look === 'text-below' || feed.look === 'text-above' ? FeedPost : FeedScreen;
  return (
    <div
      role="group"
      aria-label={t('feed.onPhone', { platform: label })}
      lang={brief.language}
      dir={brief.direction}
      className="w-full max-w-80 overflow-hidden rounded-[2rem] border-4 border-line-strong bg-raised shadow-raised"
    >
      <View
        feed={feed}
        copy={copy}
        name={copy.name || t('feed.brand')}
        picture={<CreativeCanvas creative={creative} label={brief.headline} />}
      />
    </div>
  );
}
