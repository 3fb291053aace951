import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { Avatar, CustomAvatar } from '@adwright/contract/avatar/avatar.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useTranslations } from 'use-intl';
import { PersonImage } from './person-card.tsx';
import { PortraitImage } from './portrait-image.tsx';
import { useLookName } from './use-look-name.ts';

type WhoFieldProps = {
  people: readonly Avatar[];
  own: readonly CustomAvatar[];
  value: string | null;
  onChange: (ref: string) => void;
  onLook: (look: string) => void;
};

/** The person's own avatars first, then everybody built in; and what they wear. */
export function WhoField({ people, own, value, onChange, onLook }: WhoFieldProps) {
  const t = useTranslations('avatars');
  const lookName = useLookName();
  const named = value === null ? null : parseAvatarRef(value);
  const person = named?.kind === 'person' ? people.find(({ id }) => id === named.id) : undefined;
  const worn = named?.kind === 'person' ? named.look : '';
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t('look.avatar')}</legend>
        <div className="flex gap-2 overflow-x-auto p-1">
          {own.map((avatar) => (
            <Face
              key={avatar.id}
              name={avatar.name}
              chosen={avatar.ref === value}
              onChoose={() => onChange(avatar.ref)}
            >
              <PortraitImage avatar={avatar} />
            </Face>
          ))}
          {people.map(({ id, name, looks: [look] }) => (
            <Face
              key={id}
              name={name}
              chosen={id === person?.id}
              onChoose={() => look && id !== person?.id && onChange(look.ref)}
            >
              <PersonImage src={look?.small_image} />
            </Face>
          ))}
        </div>
      </fieldset>
      {person && person.looks.length > 1 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-medium">{t('look.outfit')}</legend>
          <div className="flex gap-2 overflow-x-auto p-1">
            {person.looks.map((look, index) => (
              <Face
                key={look.id}
                name={lookName(look, index)}
                chosen={look.id === worn}
                onChoose={() => onLook(look.id)}
              >
                <PersonImage src={look.small_image} />
              </Face>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

type FaceProps = { name: string; chosen: boolean; onChoose: () => void; children: React.ReactNode };

function Face({ name, chosen, onChoose, children }: FaceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex w-20 shrink-0 flex-col gap-1 text-center text-sm"
    >
      <span
        className={classNames(
          'block aspect-[4/5] w-full overflow-hidden rounded-control border bg-sunken',
          chosen && 'border-accent ring-2 ring-accent',
        )}
      >
        {children}
      </span>
      <bdi className="truncate">{name}</bdi>
    </button>
  );
}
