import { AppError } from '@adwright/contract/errors.ts';
import type { Ear } from '@adwright/contract/voice/ear.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type {
  Listener,
  Transcript,
  TranscriptionEngine,
  TranscriptionRequest,
} from '@adwright/domain/engines/transcription.ts';
import type { CallOptions, ModelHost } from '@adwright/model-host/create-model-host.ts';
import { sampleRate } from '@adwright/sound/stereo.ts';
import type { Weights } from '@adwright/weights/open-weights.ts';
import type { DeepFilterFiles } from './clean/deep-filter.ts';
import { giveBack } from './clean/give-back.ts';
import { inParts } from './clean/in-parts.ts';
import { detectLanguage } from './detect-language.ts';
import { largestFile, longestRecording, longestText } from './limits.ts';
import type { SpeechTasks } from './process/speech-tasks.ts';
import type { Heard } from './recognise/transcribe.ts';
import type { WhisperFiles, WhisperSize } from './recognise/whisper.ts';
import { forHearing } from './signal/mono.ts';
import type { SoundCodec } from './sound-codec.ts';
import { speechError } from './speech-error.ts';
import { type SpeechLanguage, speechLanguageOf } from './speech-language.ts';
import { visemesOf } from './visemes/phoneme-visemes.ts';

export type ListenerParts = {
  readonly host: ModelHost<SpeechTasks>;
  readonly codec: SoundCodec;
  readonly remote: TranscriptionEngine | null;
  readonly weights: Weights;
};

export const recogniserEngine = 'Moonshine';
const anyLanguageEngines: Readonly<Record<WhisperSize, string>> = { base: 'Whisper', small: 'Whisper Small' };
const rate = 16_000;
const leastSeconds = 0.3;
/**
 * English comes out above 0.6, mostly above 0.8; other languages as nothing at all, or as something below that makes no
 * sense. Whoever says that it is English is believed, unless it is noise.
 */
const understood = { guessed: 0.6, told: 0.4 };

export function createListener(parts: ListenerParts): Listener {
  const { host } = parts;
  const failing = (error: unknown): never => {
    throw speechError(error);
  };
  return {
    async transcribe(request, call) {
      const language = request.language === null ? null : speechLanguageOf(request.language);
      if (parts.remote) {
        try {
          return await transcribeRemotely(parts, parts.remote, request, call);
        } catch (error) {
          call.signal?.throwIfAborted();
          const hearsAll = whisperHere(parts.weights, 'fast') !== null;
          if (!parts.remote.builtinAfter || (!hearsAll && (language ?? 'en') !== 'en')) throw error;
        }
      }
      const files = whisperHere(parts.weights, request.ear ?? 'fast');
      if (language !== null && language !== 'en' && !files) throw new AppError('transcription_language');
      const sound = await hear(parts, request.file, call);
      if (language !== 'en' && files) {
        const other = await host
          .call(
            'hear',
            { sound, language: language ?? null, files },
            turnOf(call, sound, files.size === 'small' ? slower : 1),
          )
          .catch(failing);
        // Its own recogniser hears English better.
        if (other.language !== 'en') return transcriptOfAny(other, sound.length / rate, files.size);
      }
      const heard = await host.call('transcribe', sound, turnOf(call, sound)).catch(failing);
      return transcriptOf(heard, sound.length / rate, language === null);
    },
    async align({ file, script, language: tag }, call) {
      const language = speechLanguageOf(tag);
      if (!language || !/[\p{L}\p{N}]/u.test(script)) throw new AppError('invalid_input');
      if (script.length > longestText) throw new AppError('too_large');
      const sound = await hear(parts, file, call);
      const seconds = sound.length / rate;
      const aligned = await host.call('align', { sound, script, language }, turnOf(call, sound)).catch(failing);
      return { ...aligned, seconds, visemes: visemesOf(aligned.phonemes, seconds) };
    },
    async mouth(file, call) {
      const sound = await hear(parts, file, call);
      return host.call('mouth', sound, turnOf(call, sound)).catch(failing);
    },
    async clean(sound, { signal, userId }) {
      const files = filterFiles(parts.weights);
      const turn = { signal, person: userId ?? undefined, timeoutMs: cleaningPatience };
      const voice = await inParts(sound, (part) => host.call('clean', { sound: part, files }, turn).catch(failing));
      return giveBack(sound, voice);
    },
    async voiceSeconds(sound, { signal, userId }) {
      // Without the model for it nobody is refused.
      if (!parts.weights.has('silero-vad')) return sound.length / sampleRate;
      const turn = { signal, person: userId ?? undefined, timeoutMs: patienceFor(sound) };
      return host.call('voiceSeconds', sound, turn).catch(failing);
    },
  };
}

function filterFiles(weights: Weights): DeepFilterFiles {
  if (!weights.has('dfn3')) throw new AppError('model_missing');
  return {
    engine: weights.path('dfn3', 'dist/wasm/denoise_voice_core_bg.wasm'),
    calls: weights.path('dfn3', 'dist/wasm/denoise_voice_core.js'),
  };
}

/** For a part of a recording, with an engine that is compiled first, while everything else goes before it. */
const cleaningPatience = 8 * 60_000;

/** The careful ear has more than three times the weights. */
const slower = 4;

function turnOf({ signal, userId }: EngineCall, sound: Float32Array, times = 1): CallOptions {
  return { signal, person: userId ?? undefined, timeoutMs: patienceFor(sound) * times };
}

/**
 * A slow machine may take three times as long as the recording, its models have to be loaded first, and they give way
 * to everything else that runs.
 */
function patienceFor(sound: Float32Array): number {
  return 120_000 + (sound.length / rate) * 3000;
}

async function hear(
  { codec }: ListenerParts,
  file: EngineFile,
  { signal }: Pick<EngineCall, 'signal'>,
): Promise<Float32Array> {
  if (file.bytes.length > largestFile) throw new AppError('too_large');
  const sound = await codec.decode(file, { seconds: longestRecording, signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new AppError('wrong_file_kind', {}, [], { cause: error });
  });
  if (sound.left.length === 0) throw new AppError('no_speech');
  return forHearing(sound);
}

const sizes: Readonly<Record<Ear, readonly WhisperSize[]>> = { fast: ['base', 'small'], careful: ['small', 'base'] };

/** The wanted recogniser of all languages, or the other; null where neither is installed. */
function whisperHere(weights: Weights, ear: Ear): WhisperFiles | null {
  const size = sizes[ear].find((one) => weights.has(`whisper-${one}`));
  if (size === undefined) return null;
  const model = `whisper-${size}`;
  const path = (file: string): string => weights.path(model, `models/Xenova/${model}/${file}`);
  return {
    size,
    encoder: path('onnx/encoder_model_quantized.onnx'),
    decoder: path('onnx/decoder_model_merged_quantized.onnx'),
    vocabulary: path('vocab.json'),
    settings: path('generation_config.json'),
  };
}

function transcriptOfAny(
  heard: Heard & { readonly language: SpeechLanguage },
  seconds: number,
  size: WhisperSize,
): Transcript {
  if (heard.spokenSeconds < leastSeconds || heard.segments.length === 0) throw new AppError('no_speech');
  const between = /^(?:ja|zh)/u.test(heard.language) ? '' : ' ';
  const text = heard.segments.map((segment) => segment.text).join(between);
  const { language, segments, words } = heard;
  return { language, text, seconds, segments, words, engine: anyLanguageEngines[size] };
}

async function transcriptOf(heard: Heard, seconds: number, guess: boolean): Promise<Transcript> {
  if (heard.spokenSeconds < leastSeconds) throw new AppError('no_speech');
  const text = heard.segments.map((segment) => segment.text).join(' ');
  const foreign =
    guess && (/[^\P{L}\p{Script=Latin}]/u.test(text) || (text.length > 60 && (await detectLanguage(text)) !== 'en'));
  const least = guess ? understood.guessed : understood.told;
  // Somebody speaks, but nothing comes of it: it is another language, or no language.
  if (text === '' || heard.confidence < least || foreign) throw new AppError('transcription_language');
  return { language: 'en', text, seconds, segments: heard.segments, words: heard.words, engine: recogniserEngine };
}

async function transcribeRemotely(
  parts: ListenerParts,
  remote: TranscriptionEngine,
  request: TranscriptionRequest,
  call: EngineCall,
): Promise<Transcript> {
  const answer = await remote.transcribe(request, call);
  if (answer.text.trim() === '') throw new AppError('no_speech');
  const language =
    speechLanguageOf(answer.language ?? request.language ?? '') ?? (await detectLanguage(answer.text)) ?? 'en';
  const sound = await hear(parts, request.file, call);
  const seconds = sound.length / rate;
  const words =
    answer.words ??
    (
      await parts.host
        .call('align', { sound, script: answer.text.slice(0, longestText), language }, turnOf(call, sound))
        .catch((error: unknown) => Promise.reject(speechError(error) as Error))
    ).words;
  const segments = answer.segments.length > 0 ? answer.segments : [{ text: answer.text, start: 0, end: seconds }];
  return { language, text: answer.text, seconds, segments, words, engine: answer.engine };
}
