import { type Performance, perform } from '@adwright/presenter/speaking/perform.ts';
import { seedOf } from '@adwright/copywriter/engine/random.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { pictureUrl } from '../../form/screen/picture-urls.ts';
import { type ToolHost, useToolHost } from '../../form/screen/tool-host.ts';
import { type Lines, useSpoken, type WantedLine } from '../../voice/screen/use-spoken.ts';
import { fps } from '../plan/film.ts';
import { scriptLines } from '../plan/script-lines.ts';
import { charactersOver } from '../plan/script-over.ts';
import { joinLines, monoOf, recorded, type Spoken } from '../plan/spoken.ts';
import type { VoiceFieldValues } from './voice-fields.tsx';

export type Talk = {
  readonly performance: Performance;
  readonly sound: AudioBuffer;
  readonly words: Spoken['words'];
};
export type TalkState = {
  readonly talk: Talk | null;
  readonly coming: boolean;
  /** What comes is a recording without its noise. */
  readonly cleaning: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** What is said, as it will be heard, and what the face does meanwhile. */
export function useTalk(fields: VoiceFieldValues, face: string | null, signedIn: boolean): TalkState {
  const { from, script, voice, speed, audio, clean } = fields;
  const wanted = useMemo(
    () =>
      from === 'text' && voice !== null && charactersOver(script) === 0
        ? scriptLines(script).map((text): WantedLine => ({ text, voice_id: voice, speed }))
        : [],
    [from, script, voice, speed],
  );
  const lines = useSpoken(wanted, signedIn);
  const recording = useMemo(
    () => (from === 'recording' && audio !== null ? { audio, clean } : null),
    [from, audio, clean],
  );
  const { spoken, failed, retry } = useDecoded(lines, recording);
  const talk = useMemo(() => {
    if (!spoken) return null;
    const sound = new AudioBuffer({ length: spoken.samples.length, sampleRate });
    sound.copyToChannel(Float32Array.from(spoken.samples), 0);
    return { performance: perform(spoken, { fps, seed: seedOf(face ?? '') }), sound, words: spoken.words };
  }, [spoken, face]);
  const cleaning = recording !== null && recording.clean && spoken === null && !failed;
  return {
    talk,
    coming: lines.speaking || cleaning,
    cleaning,
    failed: lines.failed || failed,
    retry: failed ? retry : lines.retry,
  };
}

type Recording = { readonly audio: string; readonly clean: boolean };
type Decoded = { readonly spoken: Spoken | null; readonly failed: boolean; readonly retry: () => void };

/** Sound of the lines or of the recording as samples; null until all is there. */
function useDecoded({ lines }: Lines, recording: Recording | null): Decoded {
  const host = useToolHost();
  const [known, setKnown] = useState<{ key: unknown; spoken: Spoken | null } | null>(null);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setKnown(null);
    setTries((before) => before + 1);
  }, []);
  const key = recording ?? (lines.length > 0 && lines.every((line) => line !== null) ? lines : null);
  useEffect(() => {
    if (key === null) return undefined;
    let gone = false;
    const decode = async (): Promise<Spoken> => {
      if ('audio' in key) return recorded(await samplesAt(await addressOf(host, key)));
      const said = key.flatMap((line) => (line === null ? [] : [line]));
      const samples = await Promise.all(said.map(({ sound }) => samplesAt(sound)));
      return joinLines(said.map(({ words, sounds }, i) => ({ words, sounds, samples: samples[i] as Float32Array })));
    };
    decode().then(
      (spoken) => !gone && setKnown({ key, spoken }),
      () => !gone && setKnown({ key, spoken: null }),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- counts what somebody asked for again
  }, [host, key, tries]);
  const own = key !== null && known?.key === key ? known : null;
  return { spoken: own?.spoken ?? null, failed: own !== null && own.spoken === null, retry };
}

/** What was cleaned in this tab, by its recording: it takes the server a while. */
const cleaned = new Map<string, Promise<string>>();

async function addressOf(host: ToolHost, { audio, clean }: Recording): Promise<string> {
  if (!clean) return (await pictureUrl(host, audio)) ?? '';
  const known = cleaned.get(audio);
  if (known) return known;
  const cleaning = host.cleanRecording(audio);
  cleaned.set(audio, cleaning);
  cleaning.catch(() => cleaned.delete(audio));
  return cleaning;
}

const heard = new Map<string, Promise<Float32Array>>();

/** Decoded once each, at the rate everything here is measured at. */
export function samplesAt(address: string): Promise<Float32Array> {
  const known = heard.get(address);
  if (known) return known;
  if (heard.size > 40) heard.clear();
  const decoding = bytesAt(address)
    .then((bytes) => new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes))
    .then((sound) =>
      monoOf({ left: sound.getChannelData(0), right: sound.getChannelData(sound.numberOfChannels > 1 ? 1 : 0) }),
    );
  heard.set(address, decoding);
  decoding.catch(() => heard.delete(address));
  return decoding;
}

/** A page may play a data address but not fetch one. */
async function bytesAt(address: string): Promise<ArrayBuffer> {
  const [head = '', body = ''] = address.split(',', 2);
  if (!head.startsWith('data:')) return (await fetch(address)).arrayBuffer();
  return Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)).buffer;
}
