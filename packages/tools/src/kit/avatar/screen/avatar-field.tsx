import { parseAvatarRef, personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { personPicturePath } from '@adwright/contract/avatar/people-pictures.ts';
import { studioColors } from '@adwright/contract/avatar/studio-colors.ts';
import { people, personOf } from '@adwright/people/people.ts';
import { RadioGroup, type RadioOption } from '@adwright/ui/radio-group.tsx';
import { useTranslations } from 'use-intl';
import type { OwnAvatar } from '../../form/screen/tool-host.ts';

type AvatarFieldProps = {
  avatar: string;
  own: readonly OwnAvatar[];
  /** What choosing nobody is called, where a film may stay without a presenter. */
  none?: string | undefined;
  onChange: (avatar: string) => void;
};

const shape = 'aspect-[4/5] w-full rounded-[6px] object-cover object-top';
/** By night, too: dark hair would be lost before a dark ground. */
const paper = { backgroundColor: studioColors.sand };

function portrait(src: string) {
  return <img src={src} style={paper} alt="" loading="lazy" decoding="async" className={shape} />;
}

/** Whoever can speak, by their pictures: the person's own first, then those who are built in. */
export function AvatarField({ avatar, own, none, onChange }: AvatarFieldProps) {
  const t = useTranslations('tool-talking');
  const named = parseAvatarRef(avatar);
  const person = named?.kind === 'person' ? personOf(named.id) : undefined;
  // All looks of a person are one card; which of them is chosen below.
  const chosen = named?.kind === 'person' ? `person:${named.id}` : avatar;
  const options: RadioOption<string>[] = [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...own.map(({ ref, name, url }) => ({ value: ref, label: name, picture: portrait(url) })),
    ...people.map(({ id, name, looks: [first] }) => ({
      value: `person:${id}`,
      label: name,
      picture: portrait(personPicturePath(id, first?.id ?? '', 'small')),
    })),
  ];
  const choose = (value: string): void => {
    const one = value.startsWith('person:') ? personOf(value.slice('person:'.length)) : undefined;
    onChange(one ? personRef(one.id, one.looks[0]?.id ?? '') : value);
  };
  return (
    <>
      <div className="max-h-[24rem] overflow-y-auto rounded-card border p-3">
        <RadioGroup<string>
          label={t('presenter')}
          hideLabel
          layout="cards"
          value={chosen}
          onValueChange={choose}
          options={options}
        />
      </div>
      {person && person.looks.length > 1 && (
        <RadioGroup<string>
          label={t('look')}
          layout="cards"
          value={avatar}
          onValueChange={onChange}
          options={person.looks.map(({ id, pose }, index) => ({
            value: personRef(person.id, id),
            label: pose ? t(`poses.${pose}`) : t('lookNumber', { number: index + 1 }),
            picture: portrait(personPicturePath(person.id, id, 'small')),
          }))}
        />
      )}
    </>
  );
}
