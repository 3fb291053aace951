import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { FileLink, FileLinks, FileLinkVerifier } from '@adwright/domain/assets/ports.ts';
import type { Clock } from '@adwright/domain/clock.ts';

export type FileLinkOptions = {
  readonly secret: string;
  readonly clock: Clock;
  /** How long an address works at least. */
  readonly lifetimeSeconds?: number;
};

/** For this long the same file has the same address, so that a browser that asks again finds it in its cache. */
const stableSeconds = 15 * 60;

/** Addresses kept so that a list that is read again is not signed again: the pages of some hundred people, in a megabyte or two. */
const mostKept = 5000;

/** Addresses of the form `/files/<asset id>/<name>?expires=<seconds>&signature=<base64url>`, with `&share=<token>` for a file of a share. */
export function createFileLinks(options: FileLinkOptions): FileLinks & FileLinkVerifier {
  const { clock, lifetimeSeconds = 60 * 60 } = options;
  const secret = createSecretKey(options.secret, 'utf8');
  const kept = new Map<string, string>();
  const now = () => clock().getTime() / 1000;
  const signatureOf = ({ id, name, expires, share }: Omit<FileLink, 'signature'>) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['file', id, name, expires, ...(share === undefined ? [] : [share])]))
      .digest('base64url');
  const address = (link: Omit<FileLink, 'signature'>): string => {
    const share = link.share === undefined ? '' : `&share=${encodeURIComponent(link.share)}`;
    const path = `/files/${encodeURIComponent(link.id)}/${encodeURIComponent(link.name)}`;
    return `${path}?expires=${link.expires}${share}&signature=${signatureOf(link)}`;
  };
  return {
    sign({ id, name }, through) {
      const expires = `${Math.ceil((now() + lifetimeSeconds) / stableSeconds) * stableSeconds}`;
      if (through !== undefined) return address({ id, name, expires, ...through });
      const key = `${expires}/${id}/${name}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = address({ id, name, expires });
      // All at once and not the oldest first: what is still in use is back within a page.
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, made);
      return made;
    },
    verify(link) {
      const expected = Buffer.from(signatureOf(link));
      const given = Buffer.from(link.signature);
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      return genuine && Number(link.expires) > now();
    },
  };
}
