import { PeopleGallery } from '../features/avatars/people-gallery.tsx';
import { avatarUses } from './avatar-uses.ts';
import { SectionHeading } from './section-heading.tsx';
import { useDashboard } from './use-dashboard.ts';

export function PeopleSection() {
  const { open } = useDashboard();
  return (
    <>
      <SectionHeading section="AvatarsTemplates" />
      <PeopleGallery uses={avatarUses} onPhotoStarted={() => void open('Avatars')} />
    </>
  );
}
