/** Voices and ears of the product: what speaks, what listens, and how each voice sounds. */
import type { Speaker, SpeechEngine } from '@adwright/domain/engines/speech.ts';
import type { Listener, TranscriptionEngine } from '@adwright/domain/engines/transcription.ts';
import type { CleanedRecordings, SpokenLines, VoiceSamples } from '@adwright/domain/voices/ports.ts';
import { createModelHost } from '@adwright/model-host/create-model-host.ts';
import type { Weights } from '@adwright/weights/open-weights.ts';
import { createCleanedRecordings } from './create-cleaned-recordings.ts';
import { createListener } from './create-listener.ts';
import { createSpeaker } from './create-speaker.ts';
import { createSpokenLines } from './create-spoken-lines.ts';
import { createVoiceSamples } from './create-voice-samples.ts';
import type { MachineVoice } from './machine/machine-engine.ts';
import { findMachineVoices, type MachineOptions } from './machine/machine-voices.ts';
import { openKeptSounds } from './kept-sounds.ts';
import type { SpeechTasks } from './process/speech-tasks.ts';
import type { SoundCodec } from './sound-codec.ts';

export type SpeechOptions = {
  readonly codec: SoundCodec;
  /** Where samples of the voices are kept. */
  readonly sampleFolder: string;
  /** Where what was said is kept. */
  readonly soundFolder: string;
  readonly weights: Weights;
  readonly machine?: MachineOptions;
  readonly remote?: { readonly speech: SpeechEngine | null; readonly transcription: TranscriptionEngine | null };
  readonly processes?: number;
  /** How long one call of a model may take; two minutes unless said otherwise. */
  readonly callTimeoutMs?: number;
};

export type SpeechDesk = {
  readonly speaker: Speaker;
  readonly listener: Listener;
  readonly samples: VoiceSamples;
  readonly lines: SpokenLines;
  readonly recordings: CleanedRecordings;
  close(): Promise<void>;
};

/** Nothing is loaded or looked for before it is asked for. */
export function openSpeech(options: SpeechOptions): SpeechDesk {
  const { codec, weights, machine, remote, processes = 2, callTimeoutMs = 120_000 } = options;
  const host = createModelHost<SpeechTasks>({
    entry: new URL('./process/speech-process.ts', import.meta.url),
    processes,
    maxRssMb: 2000,
    queueLimit: 64,
    idleMs: 5 * 60_000,
    callTimeoutMs,
    lingerMs: 5000,
  });
  let found: Promise<readonly MachineVoice[]> | undefined;
  const machineVoices = (): Promise<readonly MachineVoice[]> => (found ??= findMachineVoices(machine));
  const speaker = createSpeaker({
    host,
    codec,
    machineVoices,
    remote: remote?.speech ?? null,
    weights,
    kept: openKeptSounds(options.soundFolder),
    processes,
  });
  const listener = createListener({ host, codec, remote: remote?.transcription ?? null, weights });
  return {
    speaker,
    listener,
    samples: createVoiceSamples({ speaker, codec, folder: options.sampleFolder }),
    lines: createSpokenLines({ speaker, codec }),
    recordings: createCleanedRecordings({ listener, codec }),
    close: () => host.close(),
  };
}
