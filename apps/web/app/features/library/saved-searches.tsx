import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Popover } from '@adwright/ui/popover.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSignedIn } from '../../session/session-state.ts';
import { session, useSession } from '../../session/session.ts';
import { type Find, formatFind, isNarrowed, parseFind } from './find-text.ts';
import { savedSearches, useSavedSearches } from './use-saved-searches.ts';
import { useValueNames } from './use-value-names.ts';

type SavedSearchesProps = { find: Find; onFind: (find: Find) => void };

/** Searches under a name. A visitor is asked to sign in first. */
export function SavedSearches({ find, onFind }: SavedSearchesProps) {
  const t = useTranslations('library.searches');
  const person = isSignedIn(useSession());
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('title')}
      open={open}
      onOpenChange={(next) => (person || !next ? setOpen(next) : session.openLogin(() => setOpen(true)))}
      trigger={
        <Button variant="ghost" icon={<BookmarkPlus />}>
          {t('title')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isNarrowed(find) && <SaveForm key={formatFind(find)} find={find} />}
        <SearchList isNarrowed={isNarrowed(find)} onChoose={(text) => (onFind(parseFind(text)), setOpen(false))} />
      </div>
    </Popover>
  );
}

function SearchList({ isNarrowed: isAny, onChoose }: { isNarrowed: boolean; onChoose: (find: string) => void }) {
  const t = useTranslations('library.searches');
  const list = useSavedSearches() ?? [];
  if (list.length === 0) return isAny ? null : <p className="text-sm text-muted">{t('empty')}</p>;
  return (
    <ul className="-mx-2 flex max-h-72 flex-col overflow-y-auto">
      {list.map(({ id, name, find }) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            onClick={() => onChoose(find)}
            className="min-h-9 min-w-0 grow rounded-control px-2 text-start text-sm hover:bg-hover pointer-coarse:min-h-11"
          >
            <bdi className="block truncate">{name}</bdi>
          </button>
          <IconButton
            size="sm"
            label={t('remove', { name })}
            icon={<Trash2 />}
            onClick={() => void savedSearches.remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function SaveForm({ find }: { find: Find }) {
  const t = useTranslations('library');
  const nameOf = useValueNames();
  const suggested = (): string => {
    const values = (['platform', 'category', 'format', 'country', 'language', 'brand', 'cta'] as const).flatMap(
      (facet) => (find[facet] === '' ? [] : [nameOf(facet, find[facet])]),
    );
    const picture = find.look !== '' || find.like !== '' ? [t('similar.image')] : [];
    return [find.keyword.trim(), ...values, ...picture].filter(Boolean).join(' · ').slice(0, 80);
  };
  const [name, setName] = useState(suggested);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    if (await savedSearches.add({ name: name.trim(), find: formatFind(find) })) toast.success(t('searches.saved'));
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextField label={t('searches.name')} value={name} maxLength={80} onValueChange={setName} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {t('searches.save')}
      </Button>
    </form>
  );
}
