/**
 * A file on a disk of this machine. Whoever is handed one reads it and never writes to it: it may be the storage's own.
 */
export type LocalFile = { readonly path: string; readonly bytes: number; readonly mime: string };

/** What a stored file gives to read: the stream, which may be a part, and the size of the whole. */
export type FileStream = { readonly stream: NodeJS.ReadableStream; readonly bytes: number };
