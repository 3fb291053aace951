import type { Avatar } from '@adwright/contract/avatar/avatar.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Clapperboard, Shirt, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonImage } from './person-card.tsx';
import { useLookName } from './use-look-name.ts';

/** Where somebody can be taken to. */
export type PersonUses = {
  readonly inVideo: (ref: string) => void;
  readonly inAd: (ref: string) => void;
};

type PersonDialogProps = {
  person: Avatar;
  uses: PersonUses;
  onNewLook: (ref: string) => void;
  onClose: () => void;
};

export function PersonDialog({ person, uses, onNewLook, onClose }: PersonDialogProps) {
  const t = useTranslations('avatars');
  const { name, age, styles, looks } = person;
  const [chosen, setChosen] = useState(looks[0]?.id ?? '');
  const look = looks.find(({ id }) => id === chosen) ?? looks[0];
  const take = (use: (ref: string) => void) => () => {
    onClose();
    if (look) use(look.ref);
  };
  const facts = [t('person.age', { age }), ...styles.map((style) => t(`gallery.${style}`))];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={facts.join(' · ')}
      closeLabel={t('close')}
      size="lg"
    >
      <div className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex aspect-[4/5] max-h-[60vh] w-full items-end overflow-hidden rounded-card border bg-sunken">
          <PersonImage src={look?.image} />
        </div>
        <div className="flex flex-col gap-6">
          <Looks person={person} chosen={look?.id} onChoose={setChosen} />
          <div className="mt-auto flex flex-col gap-3">
            <p className="text-sm text-muted">{t('person.digital')}</p>
            <Button variant="primary" icon={<UserRound />} onClick={take(uses.inVideo)}>
              {t('person.useInVideo')}
            </Button>
            <Button icon={<Clapperboard />} onClick={take(uses.inAd)}>
              {t('person.useInAd')}
            </Button>
            <Button icon={<Shirt />} onClick={() => look && onNewLook(look.ref)}>
              {t('mine.newLook')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type LooksProps = { person: Avatar; chosen: string | undefined; onChoose: (look: string) => void };

function Looks({ person: { looks }, chosen, onChoose }: LooksProps) {
  const t = useTranslations('avatars.person');
  const lookName = useLookName();
  if (looks.length < 2) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('looks')}</legend>
      <div className="grid grid-cols-3 gap-3">
        {looks.map((look, index) => (
          <button
            key={look.id}
            type="button"
            aria-pressed={look.id === chosen}
            aria-label={lookName(look, index)}
            onClick={() => onChoose(look.id)}
            className={classNames(
              'aspect-[4/5] overflow-hidden rounded-control border bg-sunken',
              look.id === chosen && 'border-accent ring-1 ring-accent',
            )}
          >
            <PersonImage src={look.small_image} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
