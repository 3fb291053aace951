import { classNames } from '@adwright/ui/class-names.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from './api.ts';

type Props = { file: string; size: 'sm' | 'md'; initial: ReactNode };

/** Addresses of files live for a while only, and every place that shows the photo wants the same one. */
const asked = new Map<string, Promise<string | null>>();

function addressOf(file: string): Promise<string | null> {
  const pending =
    asked.get(file) ??
    api.call('assetGet', { ids: file }, { quiet: true }).then(
      ({ list }) => list[0]?.url ?? null,
      () => null,
    );
  asked.set(file, pending);
  return pending;
}

export function AccountPhotoImage({ file, size, initial }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void addressOf(file).then((found) => !gone && setUrl(found));
    return () => {
      gone = true;
    };
  }, [file]);
  if (url === null) return initial;
  return (
    <img
      src={url}
      alt=""
      className={classNames('shrink-0 rounded-full object-cover', size === 'sm' ? 'size-8' : 'size-10')}
      onError={() => {
        asked.delete(file);
        setUrl(null);
      }}
    />
  );
}
