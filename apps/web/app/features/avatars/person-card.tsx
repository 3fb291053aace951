import type { Avatar } from '@adwright/contract/avatar/avatar.ts';
import { studioColors } from '@adwright/contract/avatar/studio-colors.ts';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type PersonCardProps = { person: Avatar; onOpen: () => void };

/** Pointing at somebody shows them in their next look. */
export function PersonCard({ person: { name, age, styles, looks }, onOpen }: PersonCardProps) {
  const t = useTranslations('avatars');
  const [shown, setShown] = useState(0);
  const look = looks[shown] ?? looks[0];
  const next = (): void => setShown(looks.length > 1 ? 1 : 0);
  const facts = [
    t('person.age', { age }),
    ...styles.slice(0, 2).map((style) => t(`gallery.${style}`)),
    t('gallery.looks', { count: looks.length }),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shows another outfit
    <li
      onMouseEnter={next}
      onMouseLeave={() => setShown(0)}
      className="relative flex flex-col overflow-hidden rounded-card border bg-raised transition-colors hover:border-line-strong has-[button:focus-visible]:border-ring"
    >
      <div className="flex aspect-[4/5] items-end justify-center overflow-hidden border-b bg-sunken">
        <PersonImage src={look?.small_image} />
      </div>
      <div className="flex flex-col gap-1 p-3">
        <h2 className="font-sans text-base font-medium tracking-normal">
          <button
            type="button"
            aria-label={t('gallery.open', { name })}
            onClick={onOpen}
            className="text-start after:absolute after:inset-0"
          >
            <bdi>{name}</bdi>
          </button>
        </h2>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
    </li>
  );
}

/** The same paper by day and night: dark hair would be lost before a dark one. */
const paper = { backgroundColor: studioColors.sand };

export function PersonImage({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || broken === src)
    return <UserRound aria-hidden="true" className="m-auto size-1/2 stroke-1 text-muted" />;
  return (
    <img
      src={src}
      style={paper}
      alt=""
      loading="lazy"
      onError={() => setBroken(src)}
      className="size-full object-contain object-bottom"
    />
  );
}
