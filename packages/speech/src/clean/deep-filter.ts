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
  free(): void;
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

let loaded: Promise<Calls> | undefined;

function load({ engine, calls }: DeepFilterFiles): Promise<Calls> {
  loaded ??= (async () => {
    const made = (await import(pathToFileURL(calls).href)) as Calls;
    made.initSync({ module: await readFile(engine) });
    return made;
  })();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** The voice alone (DeepFilterNet 3), as long as what came in and not a sample later. One channel at 48 kHz. */
export async function filterVoice(sound: Float32Array, files: DeepFilterFiles): Promise<Float32Array> {
  const { VoiceClarityWasm } = await load(files);
  // A new one for each: its own reset leaves it some memory of the recording before, perhaps somebody else's.
  const own = new VoiceClarityWasm();
  try {
    own.set_enabled(true);
    own.set_attenuation_limit_db(attenuation);
    own.set_presence_gain_db(presence);
    const size = own.frame_size;
    const late = framesLate * size;
    const heard = new Float32Array(Math.ceil((sound.length + late) / size) * size);
    heard.set(sound);
    for (let at = 0; at < heard.length; at += size) own.process(heard.subarray(at, at + size));
    return heard.slice(late, late + sound.length);
  } finally {
    own.free();
  }
}
