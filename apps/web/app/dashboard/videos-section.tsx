import { Card } from '@adwright/ui/card.tsx';
import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';
import { WorkList } from './work-list.tsx';

/** Work with a finished video in it. */
export function VideosSection() {
  const t = useTranslations('work.videos');
  return (
    <>
      <SectionHeading section="Videos" />
      <Card padding="none" className="overflow-hidden">
        <WorkList query={{ media: 'video' }} empty={{ title: t('title'), text: t('text') }} />
      </Card>
    </>
  );
}
