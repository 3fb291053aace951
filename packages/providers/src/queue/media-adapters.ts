import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { AskOptions } from '../call/ask-in-order.ts';
import { ProviderError } from '../call/provider-error.ts';
import type { LongOptions } from '../adapters.ts';
import { fetchFile } from '../fetch/fetch-file.ts';
import type { FileFamily } from '../fetch/typed-file.ts';
import { nearestRatio } from '../nearest-ratio.ts';
import type { Connection } from '../vendor.ts';
import { type FieldMap, modelInput, type ModelFacts, type ModelSpec, parseModelSpec } from './model-input.ts';
import { resultAddresses } from './result-addresses.ts';

type MediaCapability = 'image' | 'image_edit' | 'video' | 'talking_head';

export type QueueVendor = {
  readonly origin: string;
  /** Fields of the models that are known by name, and of those that are not. */
  readonly known: Readonly<Record<string, FieldMap>>;
  readonly usual: Readonly<Record<MediaCapability, FieldMap>>;
  /** Makes a file reachable for the model. */
  upload(file: EngineFile, signal: AbortSignal): Promise<string>;
  /** Runs a model to its end; `seconds` is how long it worked, where that is what is charged. */
  run(spec: ModelSpec, input: Readonly<Record<string, unknown>>, options: LongOptions): Promise<QueueResult>;
};

export type QueueResult = { readonly output: unknown; readonly seconds: number | null };

const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '4:5', '5:4', '21:9'] as const;

/** Pictures and films from vendors whose models all work the same way: fields in, a queue, addresses out. */
export function mediaAdapters(vendor: QueueVendor): Connection['adapters'] {
  const spec = (text: string, capability: MediaCapability) =>
    parseModelSpec(text, vendor.known, vendor.usual[capability]);

  async function make(made: ModelSpec, facts: ModelFacts, family: FileFamily, options: LongOptions) {
    const { output, seconds } = await vendor.run(made, modelInput(made, facts), options);
    const addresses = resultAddresses(output);
    if (addresses.length === 0) throw new ProviderError('bad_answer', 'It finished without a result.');
    const wanted = family === 'image' ? addresses.slice(0, facts.count ?? 1) : addresses.slice(0, 1);
    const files: EngineFile[] = [];
    for (const address of wanted) {
      files.push(await fetchFile(address, { family, ownOrigin: vendor.origin, signal: options.signal }));
    }
    return { files, seconds };
  }

  async function film(made: ModelSpec, facts: ModelFacts, options: LongOptions) {
    const { files, seconds } = await make(made, facts, 'video', options);
    const [file] = files;
    if (file === undefined) throw new ProviderError('bad_answer', 'It finished without a film.');
    return { value: file, units: { seconds: seconds ?? facts.seconds ?? 0 } };
  }

  async function pictures(made: ModelSpec, facts: ModelFacts, options: AskOptions) {
    const { files, seconds } = await make(made, facts, 'image', options);
    return { value: files, units: { images: files.length, ...(seconds !== null && { seconds }) } };
  }

  return {
    image: (text) => async (request, options) => {
      const { width, height, count, seed, prompt } = request;
      const facts = { prompt, count, seed, size: { width, height }, ratio: nearestRatio(width, height, ratios) };
      return pictures(spec(text, 'image'), facts, options);
    },
    image_edit: (text) => async (request, options) => {
      const { width, height, count, seed, prompt } = request;
      const uploaded = await Promise.all(request.pictures.map((file) => vendor.upload(file, options.signal)));
      const shape = { size: { width, height }, ratio: nearestRatio(width, height, ratios) };
      return pictures(spec(text, 'image_edit'), { prompt, count, seed, pictures: uploaded, ...shape }, options);
    },
    video: (text) => async (request, options) => {
      const made = spec(text, 'video');
      const { prompt, picture, aspectRatio: ratio, seconds, seed } = request;
      if (!picture && /image-to-video|i2v/.test(made.model))
        throw new ProviderError('bad_request', 'It needs a picture.');
      const uploaded = picture ? { pictures: [await vendor.upload(picture, options.signal)] } : {};
      return film(made, { prompt, ratio, seconds, seed, ...uploaded }, options);
    },
    talking_head:
      (text) =>
      async ({ face, audio, seconds }, options) => {
        const at = await vendor.upload(face, options.signal);
        const person = face.mime.startsWith('video/') ? { clip: at } : { pictures: [at] };
        const heard = await vendor.upload(audio, options.signal);
        return film(spec(text, 'talking_head'), { ...person, audio: heard, seconds }, options);
      },
  };
}
