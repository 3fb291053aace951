import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SyncNote } from '../../kit/talking/screen/sync-note.tsx';
import type { Talk } from '../../kit/talking/screen/use-talk.ts';

/** What will be said, to listen to before anything is charged. */
export function VoicePreview({ talk }: { talk: Talk }) {
  const t = useTranslations('tool-lip-sync');
  const film = useTranslations('tool-video-ad');
  const [playing, setPlaying] = useState<Talk | null>(null);
  const plays = playing === talk;
  useEffect(() => {
    if (!plays) return undefined;
    const context = new AudioContext();
    const source = new AudioBufferSourceNode(context, { buffer: talk.sound });
    source.connect(context.destination);
    source.addEventListener('ended', () => setPlaying(null));
    source.start();
    return () => void context.close();
  }, [plays, talk]);
  return (
    <div role="group" aria-label={t('voice')} className="flex items-center justify-center gap-3">
      <IconButton
        label={film(plays ? 'pause' : 'play')}
        icon={plays ? <Pause /> : <Play />}
        variant="outline"
        onClick={() => setPlaying(plays ? null : talk)}
      />
      <span className="flex flex-col">
        <span className="text-sm">{t('voice')}</span>
        <SyncNote sync={talk.performance.sync} />
      </span>
    </div>
  );
}
