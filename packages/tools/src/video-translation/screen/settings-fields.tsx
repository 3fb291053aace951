import { subtitleKinds } from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ClipState } from '../../kit/lips/screen/use-clip.ts';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import type { Change } from './parts.ts';
import { MatchLips } from './match-lips.tsx';
import { nameOfLanguage } from '../plan/language-name.ts';
import { VoiceFields } from './voice-fields.tsx';

type SettingsFieldsProps = {
  document: FilmTranslation;
  /** The language on the desk. */
  language: LocaleCode | undefined;
  signedIn: boolean;
  /** Who is in the film, once the lips are to follow. */
  clip: ClipState;
  onLanguage: (language: string) => void;
  onChange: Change;
};

export function SettingsFields({ document, language, signedIn, clip, onLanguage, onChange }: SettingsFieldsProps) {
  const t = useTranslations('tool-video-translation');
  const { audio_only: audioOnly } = document;
  return (
    <>
      <FieldGroup title={t('languages')}>
        <LanguageFields document={document} language={language} onLanguage={onLanguage} onChange={onChange} />
      </FieldGroup>
      {language && (
        <FieldGroup title={t('voices')}>
          <VoiceFields key={language} document={document} language={language} signedIn={signedIn} onChange={onChange} />
        </FieldGroup>
      )}
      <FieldGroup title={t('sound')}>
        <Checkbox
          label={t('keepMusic')}
          hint={t('keepMusicHint')}
          checked={document.keep_music}
          onCheckedChange={(keep) => onChange((before) => ({ ...before, keep_music: keep }))}
        />
        <Checkbox
          label={t('audioOnly')}
          checked={audioOnly}
          onCheckedChange={(only) => onChange((before) => ({ ...before, audio_only: only }))}
        />
        <MatchLips document={document} clip={clip} onChange={onChange} />
        <NativeSelect<FilmTranslation['subtitles']>
          label={t('subtitles')}
          value={audioOnly && document.subtitles !== 'none' ? 'files' : document.subtitles}
          onValueChange={(subtitles) => onChange((before) => ({ ...before, subtitles }))}
          options={subtitleKinds
            .filter((kind) => !audioOnly || kind === 'none' || kind === 'files')
            .map((kind) => ({ value: kind, label: t(`subtitleKinds.${kind}`) }))}
        />
      </FieldGroup>
    </>
  );
}

function LanguageFields({ document, language, onLanguage, onChange }: Omit<SettingsFieldsProps, 'signedIn' | 'clip'>) {
  const t = useTranslations('tool-video-translation');
  const { languages, spoken } = document;
  const open = languageOptions.filter(({ value }) => value !== spoken && !languages.includes(value));
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {languages.map((one) => (
          <li
            key={one}
            className={classNames(
              'flex items-center rounded-control border ps-1',
              one === language && 'border-accent bg-accent-soft',
            )}
          >
            <button
              type="button"
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
              className="h-9 rounded-control px-2 text-sm font-medium touch-target"
            >
              <bdi>{nameOfLanguage(one)}</bdi>
            </button>
            <IconButton
              size="sm"
              label={t('removeLanguage', { language: nameOfLanguage(one) })}
              icon={<X />}
              onClick={() =>
                onChange((before) => ({ ...before, languages: before.languages.filter((other) => other !== one) }))
              }
            />
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <NativeSelect<string>
          label={t('addLanguage')}
          value=""
          onValueChange={(next) => {
            if (!isLocaleCode(next)) return;
            onChange((before) => ({ ...before, languages: [...new Set([...before.languages, next])] }));
            onLanguage(next);
          }}
          options={[{ value: '', label: t('pickLanguage') }, ...open]}
        />
      )}
    </div>
  );
}
