/** A picture, sound or film in memory. Its type is what the content says, never what somebody claimed. */
export type EngineFile = { readonly bytes: Uint8Array; readonly mime: string };

/** Files as an engine made them, with the name of the engine to show beside them. */
export type MadeFiles = { readonly files: readonly EngineFile[]; readonly engine: string };
export type MadeFile = { readonly file: EngineFile; readonly engine: string };
