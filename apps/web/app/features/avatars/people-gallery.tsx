import { type Avatar, avatarAgeGroups, avatarGenders, avatarStyles } from '@adwright/contract/avatar/avatar.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { CloudOff, SearchX, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NewLookDialog } from './new-look-dialog.tsx';
import { PersonCard } from './person-card.tsx';
import { type PersonUses, PersonDialog } from './person-dialog.tsx';
import { usePeople } from './use-people.ts';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(45%,13rem),1fr))] gap-4';

type Filters = { readonly gender: string; readonly age: string; readonly style: string };
const everybody: Filters = { gender: '', age: '', style: '' };

type PeopleGalleryProps = {
  uses: PersonUses;
  /** A photo is being made: there it is seen. */
  onPhotoStarted: () => void;
};

/** Everybody who comes with the product. */
export function PeopleGallery({ uses, onPhotoStarted }: PeopleGalleryProps) {
  const t = useTranslations('avatars');
  const { data: people, isFetching, refetch } = usePeople();
  const [filters, setFilters] = useState(everybody);
  const [open, setOpen] = useState<Avatar | null>(null);
  const [dressing, setDressing] = useState<string | null>(null);
  if (people === undefined) {
    if (isFetching) return <Loading />;
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <EmptyState icon={<CloudOff />} title={t('failed')} action={retry} />;
  }
  if (people.length === 0) return <EmptyState icon={<UsersRound />} title={t('gallery.empty')} />;
  const shown = people.filter((person) => fits(person, filters));
  return (
    <div className="flex flex-col gap-6">
      <FilterRow filters={filters} onChange={setFilters} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('gallery.noMatch')}
          action={<Button onClick={() => setFilters(everybody)}>{t('gallery.clear')}</Button>}
        />
      ) : (
        <ul className={gridClass}>
          {shown.map((person) => (
            <PersonCard key={person.id} person={person} onOpen={() => setOpen(person)} />
          ))}
        </ul>
      )}
      {open && (
        <PersonDialog
          person={open}
          uses={uses}
          onNewLook={(ref) => {
            setOpen(null);
            setDressing(ref);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {dressing !== null && (
        <NewLookDialog avatar={dressing} own={[]} onClose={() => setDressing(null)} onStarted={onPhotoStarted} />
      )}
    </div>
  );
}

function fits(person: Avatar, { gender, age, style }: Filters): boolean {
  return (
    (gender === '' || person.gender === gender) &&
    (age === '' || person.age_group === age) &&
    (style === '' || person.styles.some((one) => one === style))
  );
}

function FilterRow({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useTranslations('avatars.gallery');
  const select = (name: keyof Filters, all: string, options: readonly { value: string; label: string }[]) => (
    <NativeSelect
      label={t(name)}
      hideLabel
      value={filters[name]}
      onValueChange={(value) => onChange({ ...filters, [name]: value })}
      options={[{ value: '', label: all }, ...options]}
      className="sm:w-44"
    />
  );
  return (
    <div className="grid gap-3 sm:flex">
      {select(
        'gender',
        t('allGenders'),
        avatarGenders.map((value) => ({ value, label: t(value) })),
      )}
      {select(
        'age',
        t('allAges'),
        avatarAgeGroups.map((value) => ({ value, label: t(value) })),
      )}
      {select(
        'style',
        t('allStyles'),
        avatarStyles.map((value) => ({ value, label: t(value) })),
      )}
    </div>
  );
}

function Loading() {
  const t = useTranslations('avatars');
  return (
    <output aria-label={t('loading')} className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="aspect-[4/5] rounded-card" />
      ))}
    </output>
  );
}
