import { Reel } from '@adwright/ui/reel.tsx';
import { useTranslations } from 'use-intl';

const shots = [1, 2, 3] as const;

type SampleFilmsProps = {
  tool: 'lip-sync' | 'video-translation';
  /** What to do first, and what comes of it. */
  text: string;
};

/** Films that the tool made, before there is one of the person's own to look at. */
export function SampleFilms({ tool, text }: SampleFilmsProps) {
  const t = useTranslations('tool-video-translation');
  return (
    <div className="flex flex-col items-center gap-4">
      <p className="text-center text-sm text-muted">{text}</p>
      <figure className="flex w-full max-w-xl flex-col gap-2">
        <Reel className="w-full">
          {shots.map((shot) => (
            <img
              key={shot}
              src={`/tool-previews/${tool}-${shot}.webp`}
              alt=""
              loading="lazy"
              decoding="async"
              className="mx-auto max-h-80 w-auto max-w-full rounded-card"
            />
          ))}
        </Reel>
        <figcaption className="text-center text-sm text-muted">{t('example')}</figcaption>
      </figure>
    </div>
  );
}
