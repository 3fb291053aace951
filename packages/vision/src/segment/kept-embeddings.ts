import { createHash } from 'node:crypto';
import type { Embedding } from './sam2.ts';

/** Sixteen megabytes each; people look at one picture at a time. */
const most = 4;

const kept = new Map<string, Promise<Embedding>>();

/** What was made of the same pixels before, so that only the first question about a picture takes its time. */
export function embeddingOf(rgb: Uint8Array, make: () => Promise<Embedding>): Promise<Embedding> {
  const key = createHash('sha256').update(rgb).digest('base64');
  const embedding = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, embedding);
  embedding.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
  return embedding;
}
