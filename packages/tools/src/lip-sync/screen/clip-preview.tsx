import type { ClipFaces, PicturePlace } from '@adwright/contract/lip-sync/lip-sync.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';

type ClipPreviewProps = {
  url: string;
  /** Null until somebody has looked. */
  seen: ClipFaces | null;
  onFace: (face: PicturePlace) => void;
};

/** The video, and over it the faces to choose from where there are several. */
export function ClipPreview({ url, seen, onFace }: ClipPreviewProps) {
  const t = useTranslations('tool-lip-sync');
  const words = useTranslations('tool-video-translation');
  const choice = seen !== null && seen.faces.length > 1 ? seen : null;
  const upright = seen !== null && seen.height > seen.width;
  return (
    <div
      className={classNames('relative mx-auto w-full', upright ? 'max-w-72' : 'max-w-2xl')}
      style={seen ? { aspectRatio: `${seen.width} / ${seen.height}` } : undefined}
    >
      <video
        aria-label={words('preview')}
        src={`${url}#t=0.05`}
        controls={choice === null}
        playsInline
        preload="metadata"
        className="size-full rounded-card bg-sunken"
      >
        <track kind="captions" />
      </video>
      {choice?.faces.map((face, index) => (
        <button
          key={`${face.x} ${face.y}`}
          type="button"
          aria-pressed={index === choice.chosen}
          aria-label={t('person', { number: index + 1 })}
          onClick={() => onFace({ x: inside(face.x + face.width / 2), y: inside(face.y + face.height / 2) })}
          style={{
            left: `${face.x * 100}%`,
            top: `${face.y * 100}%`,
            width: `${face.width * 100}%`,
            height: `${face.height * 100}%`,
          }}
          className={classNames(
            'absolute flex items-start justify-center rounded-control border-2 bg-black/10 text-sm font-semibold text-white',
            index === choice.chosen ? 'border-accent ring-2 ring-white' : 'border-white/80 hover:bg-black/25',
          )}
        >
          <span className="mt-1 rounded-control bg-black/60 px-2">{index + 1}</span>
        </button>
      ))}
    </div>
  );
}

const inside = (share: number): number => Math.min(1, Math.max(0, share));
