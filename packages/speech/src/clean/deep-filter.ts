import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

export type DeepFilterFiles = {
  /** The engine with its weights inside, and the small module that its maker's tools wrote to call it. */
  readonly engine: string;
  readonly calls: string;
};

type DeepFilter = {
  readonly frame_size: number;
  process(frame: Float32Array): void;
  reset(): void;
  set_enabled(enabled: boolean): void;
  set_attenuation_limit_db(db: number): void;
  set_presence_gain_db(db: number): void;
};
type Calls = {
  initSync(options: { readonly module: Uint8Array }): unknown;
  readonly VoiceClarityWasm: new () => DeepFilter;
};

/** It answers three frames late: one to see a whole window, and two that it looks ahead. */
const framesLate = 3;
/** Everything that is not the voice goes here (`give-back.ts`); its own lift of the upper voice would change who it is. */
const [attenuation, presence] = [100, 0];

let filter: Promise<DeepFilter> | undefined;

function deepFilter({ engine, calls }: DeepFilterFiles): Promise<DeepFilter> {
  filter ??= (async () => {
    const { initSync, VoiceClarityWasm } = (await import(pathToFileURL(calls).href)) as Calls;
    initSync({ module: await readFile(engine) });
    const made = new VoiceClarityWasm();
    made.set_enabled(true);
    made.set_attenuation_limit_db(attenuation);
    made.set_presence_gain_db(presence);
    return made;
  })();
  filter.catch(() => (filter = undefined));
  return filter;
}

/** The voice alone (DeepFilterNet 3), as long as what came in and not a sample later. One channel at 48 kHz. */
export async function filterVoice(sound: Float32Array, files: DeepFilterFiles): Promise<Float32Array> {
  const own = await deepFilter(files);
  // What it remembers is of the recording before, perhaps somebody else's.
  own.reset();
  const size = own.frame_size;
  const late = framesLate * size;
  const heard = new Float32Array(Math.ceil((sound.length + late) / size) * size);
  heard.set(sound);
  for (let at = 0; at < heard.length; at += size) own.process(heard.subarray(at, at + size));
  return heard.slice(late, late + sound.length);
}
