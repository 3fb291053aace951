import type { AdFolder, NoteAdInput, SavedAd } from '@adwright/contract/collection/collection.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdDetail } from './ad-detail.tsx';
import { Landing } from './ad-facts.tsx';
import { LikeLinks, type LikeSection } from './like-links.tsx';
import { collection } from './use-collection.ts';

type SavedDrawerProps = {
  saved: SavedAd | null;
  folders: readonly AdFolder[];
  likeHref: (section: LikeSection, ad: LibraryAd) => string;
  onClose: () => void;
};

/** A saved ad with what the person wrote on it. */
export function SavedDrawer({ saved, folders, likeHref, onClose }: SavedDrawerProps) {
  const t = useTranslations('library');
  return (
    <Drawer
      open={saved !== null}
      onOpenChange={(open) => !open && onClose()}
      title={saved?.ad.brand ?? t('collection.all')}
      closeLabel={t('close')}
      width="max-w-4xl"
    >
      {saved !== null && (
        <AdDetail
          key={saved.id}
          ad={{ ...saved.ad, history: [] }}
          actions={
            <>
              <LikeLinks ad={saved.ad} likeHref={likeHref} />
              <Notes saved={saved} folders={folders} />
              {saved.found?.page_url && (
                <p className="flex flex-col gap-1 text-sm">
                  <span className="text-muted">{t('collection.foundOn')}</span>
                  <Landing address={saved.found.page_url} />
                </p>
              )}
            </>
          }
        />
      )}
    </Drawer>
  );
}

function Notes({ saved, folders }: { saved: SavedAd; folders: readonly AdFolder[] }) {
  const t = useTranslations('library.collection');
  const [note, setNote] = useState(saved.note);
  const [tags, setTags] = useState(saved.tags.join(', '));
  const typed = { id: saved.id, note, tags: tagsIn(tags) };
  const isChanged = note !== saved.note || typed.tags.join() !== saved.tags.join();
  const unsaved = useRef<NoteAdInput | null>(null);
  useEffect(() => {
    unsaved.current = isChanged ? typed : null;
  });
  // Whoever closes it has not said that what they typed is to be thrown away.
  useEffect(() => () => void (unsaved.current && collection.note(unsaved.current)), []);
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await collection.note(typed)) !== null) toast.success(t('noteSaved'));
  };
  return (
    <form onSubmit={(event) => void write(event)} className="flex flex-col gap-4 rounded-card border bg-surface p-4">
      <NativeSelect
        label={t('folder')}
        value={saved.folder_id ?? ''}
        onValueChange={(id) => void collection.move([saved.id], id === '' ? null : id)}
        options={[{ value: '', label: t('none') }, ...folders.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <TextField label={t('tags')} hint={t('tagsHint')} value={tags} maxLength={400} onValueChange={setTags} />
      <TextArea
        label={t('note')}
        placeholder={t('notePlaceholder')}
        value={note}
        maxLength={2000}
        rows={3}
        onValueChange={setNote}
      />
      <Button type="submit" className="self-start">
        {t('saveNote')}
      </Button>
    </form>
  );
}

function tagsIn(text: string): string[] {
  const list = text.split(/[,،、，]/).flatMap((tag) => tag.trim().slice(0, 40) || []);
  return [...new Set(list)].slice(0, 20);
}
