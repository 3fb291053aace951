import { useEffect, useState } from 'react';
import { type OwnAvatar, useToolHost } from '../../form/screen/tool-host.ts';

const nobody: readonly OwnAvatar[] = [];

/** The avatars the person made; null while they are not known. */
export function useOwnAvatars(signedIn: boolean): readonly OwnAvatar[] | null {
  const host = useToolHost();
  const [known, setKnown] = useState<readonly OwnAvatar[] | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    host.ownAvatars().then(
      (list) => !gone && setKnown(list),
      () => !gone && setKnown(nobody),
    );
    return () => {
      gone = true;
    };
  }, [host, signedIn]);
  return signedIn ? known : nobody;
}
