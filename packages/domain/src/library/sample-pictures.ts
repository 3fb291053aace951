/** The large pictures of sample ads: drawn when somebody first looks, then kept. Null for names that are nobody's. */
export type SampleAdPictures = { read(key: string): Promise<{ bytes: Uint8Array; mime: string } | null> };
