import { Button } from '@adwright/ui/button.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePronunciations } from '../../kit/voice/screen/use-pronunciations.ts';

/** The person's own dictionary: every voice of the language says these words as written here. */
export function PronunciationFields({ language }: { language: string }) {
  const t = useTranslations('tool-video-ad.say');
  const { words, saving, problem, save } = usePronunciations(language);
  const [word, setWord] = useState('');
  const [say, setSay] = useState('');
  const complete = word.trim() !== '' && say.trim() !== '';
  const add = async (): Promise<void> => {
    if (!complete || saving) return;
    if (!(await save(word.trim(), say.trim()))) return;
    setWord('');
    setSay('');
  };
  // These fields stand inside a form of their own purpose: Enter saves the word and orders no film.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <Fold title={t('title')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('lead')}</p>
        {words.length > 0 && (
          <ul className="flex flex-col">
            {words.map((one) => (
              <li key={one.word} className="flex items-center gap-2 border-b py-1 text-sm last:border-b-0">
                <span dir="auto" className="min-w-0 flex-1 font-medium break-words">
                  {one.word}
                </span>
                <span dir="auto" className="min-w-0 flex-1 break-words text-muted">
                  {one.say}
                </span>
                <IconButton
                  size="sm"
                  label={t('remove', { word: one.word })}
                  icon={<Trash2 />}
                  disabled={saving}
                  onClick={() => void save(one.word, null)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={t('word')} value={word} maxLength={60} onValueChange={setWord} onKeyDown={onKeyDown} />
          <TextField
            label={t('as')}
            hint={t('asHint')}
            value={say}
            maxLength={80}
            onValueChange={setSay}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          variant="outline"
          className="self-start"
          disabled={!complete}
          loading={saving}
          onClick={() => void add()}
        >
          {t('add')}
        </Button>
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
      </div>
    </Fold>
  );
}
