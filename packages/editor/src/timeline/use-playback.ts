import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { FilmEditor } from './film-editor.ts';

/** Moves the playhead with the sound where there is one, else with the clock of the screen; at the end it stops. */
export function usePlayback(editor: FilmEditor, sound: AudioBuffer | null): void {
  const playing = useStore(editor.store, (state) => state.playing);
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => () => void audio.current?.close(), []);
  useEffect(() => {
    if (!playing) return undefined;
    const length = durationOf(editor.get().creative);
    const from = editor.get().playhead >= length - 0.01 ? 0 : editor.get().playhead;
    const stop = sound && from < sound.duration ? playFrom(audio, sound, from) : undefined;
    const clock = (): number => (stop && audio.current ? audio.current.currentTime : performance.now() / 1000);
    const began = clock();
    let asked = 0;
    const step = (): void => {
      const at = from + Math.max(0, clock() - began);
      editor.seek(at);
      if (at >= durationOf(editor.get().creative)) editor.store.setState({ playing: false });
      else asked = requestAnimationFrame(step);
    };
    asked = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(asked);
      stop?.();
    };
  }, [editor, playing, sound]);
}

function playFrom(context: { current: AudioContext | null }, buffer: AudioBuffer, from: number): () => void {
  context.current ??= new AudioContext();
  void context.current.resume();
  const source = new AudioBufferSourceNode(context.current, { buffer });
  source.connect(context.current.destination);
  source.start(0, from);
  return () => source.stop();
}
