import { AppError } from '@adwright/contract/errors.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { Speaker, Speech, SpeechEngine, SpeechRequest, Voice } from '@adwright/domain/engines/speech.ts';
import type { ModelHost } from '@adwright/model-host/create-model-host.ts';
import type { Weights } from '@adwright/weights/open-weights.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import { fastest, largestFile, longestRecording, longestText, slowest } from './limits.ts';
import type { MachineVoice } from './machine/machine-engine.ts';
import { speakOnMachine } from './machine/machine-voices.ts';
import { speakStretches } from './machine/speak-stretches.ts';
import type { KeptSound, KeptSounds } from './kept-sounds.ts';
import { type ListedNeuralVoice, neuralVoices } from './neural/neural-voices.ts';
import { speakNeural } from './neural/speak-neural.ts';
import type { SpeechTasks } from './process/speech-tasks.ts';
import { toMono } from './signal/mono.ts';
import type { SoundCodec } from './sound-codec.ts';
import { speechError } from './speech-error.ts';
import { type SpeechLanguage, speechLanguageOf } from './speech-language.ts';
import { type BuiltInVoice, builtInVoices } from './voices/built-in-voices.ts';
import type { SpokenText } from './voices/speak-text.ts';

export type SpeakerParts = {
  readonly host: ModelHost<SpeechTasks>;
  readonly codec: SoundCodec;
  /** Asked once: what is installed does not change while the process lives. */
  readonly machineVoices: () => Promise<readonly MachineVoice[]>;
  readonly remote: SpeechEngine | null;
  readonly weights: Weights;
  readonly kept: KeptSounds;
  readonly processes: number;
};

type Order = Required<SpeechRequest>;

/** One speaker for all voices: built in, of the machine, and of another party. */
export function createSpeaker(parts: SpeakerParts): Speaker {
  const voices = async (): Promise<readonly Voice[]> => [
    ...(parts.remote?.voices() ?? []),
    ...neuralHere(parts.weights),
    ...(await parts.machineVoices()),
    ...builtInVoices,
  ];
  return {
    voices: async () => (await voices()).map(publicVoice),
    async knows(voiceId) {
      if (neuralVoices.some(({ id }) => id === voiceId)) return true;
      return (await voices()).some(({ id }) => id === voiceId);
    },
    async speak(request, call) {
      const order = checked(request);
      const builtIn = builtInVoices.find(({ id }) => id === order.voiceId);
      if (builtIn) return withBuiltIn(parts, builtIn, order, call);
      const neural = neuralVoices.find(({ id }) => id === order.voiceId);
      if (neural) return withNeural(parts, neural, order, call);
      const machine = (await parts.machineVoices()).find(({ id }) => id === order.voiceId);
      if (machine) return withMachine(parts, machine, order, call);
      const remote = parts.remote?.voices().find(({ id }) => id === order.voiceId);
      if (!remote || !parts.remote) throw new AppError('voice_not_found');
      return withRemote(parts, parts.remote, remote, order, call);
    },
  };
}

/** Adapters keep more with a voice than others are to see. */
function publicVoice({ id, name, language, gender, style, age, accent, quality, engine }: Voice): Voice {
  return { id, name, language, gender, style, age, accent, quality, engine };
}

/** Weights may be fetched or removed while the product runs. */
function neuralHere(weights: Weights): ListedNeuralVoice[] {
  const here = { kokoro: weights.has('kokoro'), sano: weights.has('sano') };
  return neuralVoices.filter((voice) => here[voice.weights]);
}

function checked(request: SpeechRequest): Order {
  const text = request.text.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('invalid_input', {}, [{ path: 'text', message: 'empty' }]);
  if (text.length > longestText) throw new AppError('too_large');
  const speed = Math.min(fastest, Math.max(slowest, request.speed ?? 1));
  return { text, voiceId: request.voiceId, speed, pronunciations: request.pronunciations ?? [] };
}

async function withBuiltIn(
  { host }: SpeakerParts,
  voice: BuiltInVoice,
  order: Order,
  call: EngineCall,
): Promise<Speech> {
  const spoken = await host
    .call(
      'speak',
      { ...order, language: voice.language, voice: voice.espeak, gender: voice.gender },
      { signal: call.signal, person: call.userId ?? undefined },
    )
    .catch((error: unknown) => Promise.reject(speechError(error) as Error));
  return speechOf(spoken, voice.engine);
}

/** Without its weights a project that was made with them still speaks, and its result names what spoke. */
async function withNeural(
  parts: SpeakerParts,
  listed: ListedNeuralVoice,
  order: Order,
  call: EngineCall,
): Promise<Speech> {
  const { language, gender } = listed;
  if (!parts.weights.has(listed.weights)) return withBuiltIn(parts, standIn(language, gender), order, call);
  const { host, kept, processes } = parts;
  const neural = { host, kept, atOnce: processes };
  const spoken = await speakNeural(neural, listed.open(parts.weights), { ...order, language, gender }, call).catch(
    (error: unknown) => Promise.reject(speechError(error) as Error),
  );
  return speechOf(spoken, listed.engine);
}

/** There is a built-in voice in every language. */
function standIn(language: SpeechLanguage, gender: Voice['gender']): BuiltInVoice {
  const own = builtInVoices.filter((one) => one.language === language);
  const voice = own.find((one) => one.gender === gender) ?? own[0];
  if (!voice) throw new AppError('not_found');
  return voice;
}

async function withMachine(parts: SpeakerParts, voice: MachineVoice, order: Order, call: EngineCall): Promise<Speech> {
  const { signal } = call;
  const say = (text: string) => speakOnMachine(voice, text, { speed: order.speed, signal });
  const { samples } = await parts.kept
    .recall(lineKey(order), async () => wholeLine(await speakStretches({ ...order, language: voice.language }, say)))
    .catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new AppError('tool_failed', {}, [], { cause: error });
    });
  return finished(parts, samples, order, voice, voice.language, call);
}

async function withRemote(
  parts: SpeakerParts,
  remote: SpeechEngine,
  voice: Voice,
  order: Order,
  call: EngineCall,
): Promise<Speech> {
  const language = speechLanguageOf(voice.language) ?? 'en';
  try {
    const { samples, engine = voice.engine } = await parts.kept.recall(lineKey(order), async () => {
      const { file, engine: speaks } = await remote.speak(order, call);
      if (file.bytes.length > largestFile) throw new AppError('too_large');
      const sound = await parts.codec.decode(file, { seconds: longestRecording, signal: call.signal });
      return wholeLine(toMono(sound), speaks);
    });
    return { ...(await finished(parts, samples, order, voice, language, call)), engine };
  } catch (error) {
    call.signal?.throwIfAborted();
    if (!remote.builtinAfter) throw error;
    const stand =
      neuralHere(parts.weights).find((one) => one.language === language && one.gender === voice.gender) ??
      neuralHere(parts.weights).find((one) => one.language === language);
    return stand
      ? withNeural(parts, stand, order, call)
      : withBuiltIn(parts, standIn(language, voice.gender), order, call);
  }
}

const lineKey = ({ voiceId, speed, text, pronunciations }: Order) => ['line', voiceId, speed, text, pronunciations];

/** A line that comes without the times of its words, which are found afterwards. */
function wholeLine(samples: Float32Array, engine?: string): KeptSound {
  return { samples, rate: sampleRate, tokens: [], phonemes: [], engine };
}

async function finished(
  { host }: SpeakerParts,
  sound: Float32Array,
  { text }: Order,
  voice: Voice,
  language: SpeechLanguage,
  { signal, userId }: EngineCall,
): Promise<Speech> {
  const spoken = await host
    .call('finish', { voice: sound, text, language, gender: voice.gender }, { signal, person: userId ?? undefined })
    .catch((error: unknown) => Promise.reject(speechError(error) as Error));
  return speechOf(spoken, voice.engine);
}

function speechOf({ wav, ...times }: SpokenText, engine: string): Speech {
  return { file: { bytes: wav, mime: 'audio/wav' }, ...times, engine };
}
