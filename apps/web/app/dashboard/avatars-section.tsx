import { AvatarsScreen } from '../features/avatars/avatars-screen.tsx';
import { avatarUses } from './avatar-uses.ts';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';

export function AvatarsSection({ address }: SectionProps) {
  const { open } = useDashboard();
  return (
    <>
      <SectionHeading section="Avatars" />
      <AvatarsScreen uses={avatarUses} start={address.tab} onBrowse={() => void open('AvatarsTemplates')} />
    </>
  );
}
