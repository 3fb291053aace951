import type { CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import { UserRound } from 'lucide-react';

type PortraitImageProps = { avatar: Pick<CustomAvatar, 'image' | 'face'> };

/** A photo of any shape in an upright frame, with the face in it. */
export function PortraitImage({ avatar: { image, face } }: PortraitImageProps) {
  if (image === null) return <UserRound aria-hidden="true" className="m-auto size-1/2 stroke-1 text-muted" />;
  const middle = (start: number, length: number): string => `${Math.round((start + length / 2) * 100)}%`;
  return (
    <img
      src={image.url}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${middle(face.x, face.width)} ${middle(face.y, face.height)}` }}
      className="size-full object-cover"
    />
  );
}
