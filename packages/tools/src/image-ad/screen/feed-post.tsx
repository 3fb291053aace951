import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { Bookmark, ChevronRight, Ellipsis, Heart, MessageCircle, Send, Share2, ThumbsUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldingText } from './folding-text.tsx';
import type { FeedViewProps } from './feed-view-props.ts';

/** An ad among posts that are scrolled through. */
export function FeedPost({ feed, picture, copy, name }: FeedViewProps) {
  const above = feed.look === 'text-above';
  return (
    <article className="flex flex-col bg-raised text-sm">
      <PostHead name={name} />
      {above && (
        <div className="px-3 pb-3">
          <FoldingText key={copy.text} text={copy.text} visible={feed.visible} />
        </div>
      )}
      {picture}
      {above ? <LinkStrip headline={copy.headline} cta={copy.cta} /> : <ButtonStrip cta={copy.cta} />}
      {above ? <ReactionRow /> : <IconRow />}
      {!above && (
        <div className="px-3 pb-4">
          <FoldingText
            key={copy.text}
            before={copy.text.startsWith(name) ? undefined : name}
            text={copy.text}
            visible={feed.visible}
          />
        </div>
      )}
    </article>
  );
}

function PostHead({ name }: { name: string }) {
  const t = useTranslations('tool-image-ad.feed');
  return (
    <header className="flex items-center gap-2 px-3 py-3">
      <AvatarInitial name={name} size="sm" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate font-medium">{name}</p>
        <p className="text-xs text-muted">{t('sponsored')}</p>
      </div>
      <Ellipsis aria-hidden="true" className="size-5 text-muted" />
    </header>
  );
}

function ButtonStrip({ cta }: { cta: string }) {
  if (cta === '') return null;
  return (
    <p className="flex items-center justify-between border-b px-3 py-2.5 font-medium">
      {cta}
      <ChevronRight aria-hidden="true" className="size-4 mirror-rtl" />
    </p>
  );
}

function LinkStrip({ headline, cta }: { headline: string; cta: string }) {
  return (
    <div className="flex items-center gap-3 bg-sunken px-3 py-2.5">
      <p className="line-clamp-2 min-w-0 flex-1 font-medium">{headline}</p>
      {cta !== '' && (
        <span className="max-w-[45%] shrink-0 truncate rounded-control bg-hover px-3 py-1.5 font-medium">{cta}</span>
      )}
    </div>
  );
}

function IconRow() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 px-3 py-2.5 [&_svg]:size-5">
      <Heart />
      <MessageCircle />
      <Send />
      <Bookmark className="ms-auto" />
    </div>
  );
}

function ReactionRow() {
  return (
    <div aria-hidden="true" className="flex items-center justify-around border-t py-3 text-muted [&_svg]:size-5">
      <ThumbsUp />
      <MessageCircle />
      <Share2 />
    </div>
  );
}
