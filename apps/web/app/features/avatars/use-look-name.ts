import type { Avatar } from '@adwright/contract/avatar/avatar.ts';
import { useTranslations } from 'use-intl';

/** What a look is called among its person's: by what the hands do, or by its number where they are not in the picture. */
export function useLookName(): (look: Pick<Avatar['looks'][number], 'pose'>, index: number) => string {
  const t = useTranslations('avatars.person');
  const poses = useTranslations('tool-talking.poses');
  return ({ pose }, index) => (pose ? poses(pose) : t('look', { number: index + 1 }));
}
