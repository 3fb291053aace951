import { Card } from '@adwright/ui/card.tsx';
import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';
import { WorkList } from './work-list.tsx';

/** Every project by when it was last changed, drafts that wait to be run among them. */
export function ProjectsSection() {
  const t = useTranslations('work.projects');
  return (
    <>
      <SectionHeading section="Projects" />
      <Card padding="none" className="overflow-hidden">
        <WorkList query={{ sort: 'updated' }} empty={{ title: t('title'), text: t('text') }} />
      </Card>
    </>
  );
}
