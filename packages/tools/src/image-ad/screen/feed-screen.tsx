import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoldingText } from './folding-text.tsx';
import type { FeedViewProps } from './feed-view-props.ts';

/** An ad that fills the phone, with the app's own parts over it: what they cover can be seen. */
export function FeedScreen({ feed, picture, copy, name }: FeedViewProps) {
  return (
    <article className="relative text-sm text-[#fff] [text-shadow:0_1px_2px_rgb(0_0_0/0.7)]">
      {picture}
      {feed.look === 'story' ? (
        <StoryParts name={name} cta={copy.cta} />
      ) : (
        <>
          <SideButtons />
          <div className="absolute inset-x-0 bottom-0 flex flex-col gap-2 bg-linear-to-t from-[#000]/70 to-transparent p-3 pe-14">
            <Sponsor name={name} />
            <FoldingText key={copy.text} text={copy.text} visible={feed.visible} />
            <CtaPill cta={copy.cta} />
          </div>
        </>
      )}
    </article>
  );
}

function Sponsor({ name }: { name: string }) {
  const t = useTranslations('tool-image-ad.feed');
  return (
    <div className="flex min-w-0 items-center gap-2">
      <AvatarInitial name={name} size="sm" className="[text-shadow:none]" />
      <div className="min-w-0 leading-tight">
        <p className="truncate font-medium">{name}</p>
        <p className="text-xs">{t('sponsored')}</p>
      </div>
    </div>
  );
}

function StoryParts({ name, cta }: { name: string; cta: string }) {
  return (
    <>
      <div className="absolute inset-x-0 top-0 flex flex-col gap-3 bg-linear-to-b from-[#000]/50 to-transparent p-3">
        <span aria-hidden="true" className="h-0.5 rounded-full bg-[#fff]/80" />
        <Sponsor name={name} />
      </div>
      <div className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-[#000]/50 to-transparent p-5">
        <CtaPill cta={cta} />
      </div>
    </>
  );
}

function CtaPill({ cta }: { cta: string }) {
  if (cta === '') return null;
  return (
    <span className="max-w-full truncate rounded-full bg-[#fff] px-5 py-2 text-center font-medium text-[#000] [text-shadow:none]">
      {cta}
    </span>
  );
}

function SideButtons() {
  return (
    <div aria-hidden="true" className="absolute end-3 bottom-24 flex flex-col items-center gap-5 [&_svg]:size-6">
      <Heart />
      <MessageCircle />
      <Bookmark />
      <Send />
    </div>
  );
}
