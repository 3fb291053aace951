import { Button } from '@adwright/ui/button.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lineOf, type SaidLine, sayLine, voiceIn } from '../edits/say-line.ts';
import type { FilmEditor } from '../film-editor.ts';
import { useFilm } from '../use-film.ts';

/** Says a line in the film's voice. */
export type SpeakLine = (text: string) => Promise<SaidLine>;

type VoiceFieldProps = { editor: FilmEditor; scene: string; speak: SpeakLine };

/** What is said over a scene. Said anew it takes the time it takes: the scene grows with it. */
export function VoiceField({ editor, scene, speak }: VoiceFieldProps) {
  const t = useTranslations('film-timeline.scene');
  const said = useFilm(editor, ({ film, creative }) => {
    const clip = voiceIn(creative, scene);
    return (clip && lineOf(film, creative, clip)?.text) ?? '';
  });
  const [draft, setDraft] = useState<string>();
  const [state, setState] = useState<'still' | 'speaking' | 'failed'>('still');
  const text = (draft ?? said).trim();
  const record = async (): Promise<void> => {
    setState('speaking');
    try {
      const line = text === '' ? null : await speak(text);
      editor.editFilm((film) => sayLine(film, scene, line));
      setDraft(undefined);
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('voiceover')}
        rows={2}
        dir="auto"
        maxLength={400}
        value={draft ?? said}
        error={state === 'failed' ? t('voiceFailed') : undefined}
        onValueChange={setDraft}
      />
      {text !== said && (
        <Button
          size="sm"
          icon={<Mic />}
          loading={state === 'speaking'}
          className="self-start"
          onClick={() => void record()}
        >
          {t(text === '' ? 'removeVoice' : 'recordVoice')}
        </Button>
      )}
    </div>
  );
}
