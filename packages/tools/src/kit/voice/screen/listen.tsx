import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type Sounding = 'still' | 'loading' | 'playing' | 'failed';

/** A voice's first sentence is there before the rest, and heard before it. */
export const sampleParts = (address: string): readonly string[] =>
  ['first', 'rest'].map((part) => `${address}${address.includes('?') ? '&' : '?'}part=${part}`);

/** How a voice or a track sounds, before it is chosen: one file after the other. */
export function Listen({ name, addresses }: { name: string; addresses: readonly string[] }) {
  const t = useTranslations('tool-video-ad');
  const [state, setState] = useState<Sounding>('still');
  const sound = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => sound.current?.pause(), []);
  const heard = state === 'loading' || state === 'playing';
  const press = (): void => {
    sound.current?.pause();
    sound.current = null;
    if (heard) return setState('still');
    const audio = new Audio();
    const say = (next: Sounding): void => {
      if (sound.current === audio) setState(next);
    };
    // Always in the element that somebody's press has begun: some browsers start no other by itself.
    const play = ([address, ...later]: readonly string[]): void => {
      if (address === undefined) return say('still');
      say('loading');
      audio.src = address;
      audio.addEventListener('ended', () => sound.current === audio && play(later), { once: true });
      audio.play().catch(() => say('failed'));
    };
    audio.addEventListener('playing', () => say('playing'));
    audio.addEventListener('error', () => say('failed'));
    sound.current = audio;
    play(addresses);
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
