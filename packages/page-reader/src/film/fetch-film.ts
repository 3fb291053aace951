import { admitGood } from '../fetch/admit-good.ts';
import { safeFetch } from '../fetch/safe-fetch.ts';
import type { Reach } from '../picture/fetch-picture.ts';

const limits = { maxBytes: 100 * 1024 * 1024, totalMs: 120_000, stepMs: 10_000 };
const accept = 'video/mp4,video/webm,video/quicktime;q=0.8';

/** A film of a stranger's address into a file. Whether it is one is for whoever opens it to find out. */
export async function fetchFilm(url: URL, into: string, reach: Reach): Promise<void> {
  await safeFetch(url, { ...reach, ...limits, accept, into, admit: admitGood });
}
