import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type Sounding = 'still' | 'loading' | 'playing' | 'failed';

/** How a voice or a track sounds, before it is chosen. */
export function Listen({ name, address }: { name: string; address: string }) {
  const t = useTranslations('tool-video-ad');
  const [state, setState] = useState<Sounding>('still');
  const sound = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => sound.current?.pause(), []);
  const heard = state === 'loading' || state === 'playing';
  const press = (): void => {
    sound.current?.pause();
    sound.current = null;
    if (heard) return setState('still');
    const audio = new Audio(address);
    const say = (next: Sounding): void => {
      if (sound.current === audio) setState(next);
    };
    audio.addEventListener('playing', () => say('playing'));
    audio.addEventListener('ended', () => say('still'));
    audio.addEventListener('error', () => say('failed'));
    sound.current = audio;
    say('loading');
    audio.play().catch(() => say('failed'));
  };
  return (
    <span className="flex flex-col items-end gap-1">
      <IconButton
        variant="outline"
        label={t(heard ? 'stopListening' : 'listen', { name })}
        icon={state === 'loading' ? <Spinner /> : heard ? <Square /> : <Play />}
        onClick={press}
      />
      <span role="status" className="max-w-40 text-end text-xs text-muted empty:hidden">
        {state === 'loading' ? t('sampleLoading') : state === 'failed' ? t('sampleFailed') : ''}
      </span>
    </span>
  );
}
