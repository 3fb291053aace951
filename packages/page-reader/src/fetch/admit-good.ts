import { FetchRefusal } from './fetch-refusal.ts';

/** Refuses what is no file before its body is read. */
export function admitGood({ status }: { readonly status: number }): void {
  if (status === 404 || status === 410) throw new FetchRefusal('missing');
  if (status === 401) throw new FetchRefusal('login');
  if (status === 403 || status === 429) throw new FetchRefusal('blocked');
  if (status !== 200 && status !== 206) throw new FetchRefusal('unreachable');
}
