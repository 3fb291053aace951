import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { lazy, Suspense } from 'react';
import { useSession } from './session.ts';

const Photo = lazy(async () => ({ default: (await import('./account-photo-image.tsx')).AccountPhotoImage }));

/** Who is signed in: their photo, or the first letter of their name. Decoration beside the written name. */
export function AccountPhoto({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { usernickname, user_info } = useSession();
  const initial = <AvatarInitial name={usernickname} size={size} />;
  const file = user_info?.user_picture;
  if (file === undefined) return initial;
  return (
    <Suspense fallback={initial}>
      <Photo key={file} file={file} size={size} initial={initial} />
    </Suspense>
  );
}
