import { createHmac, timingSafeEqual } from 'node:crypto';
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

/** Addresses of the form `/files/<asset id>/<name>?expires=<seconds>&signature=<base64url>`, with `&share=<token>` for a file of a share. */
export function createFileLinks(options: FileLinkOptions): FileLinks & FileLinkVerifier {
  const { secret, clock, lifetimeSeconds = 60 * 60 } = options;
  const now = () => clock().getTime() / 1000;
  const signatureOf = ({ id, name, expires, share }: Omit<FileLink, 'signature'>) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['file', id, name, expires, ...(share === undefined ? [] : [share])]))
      .digest('base64url');
  return {
    sign({ id, name }, through) {
      const expires = `${Math.ceil((now() + lifetimeSeconds) / stableSeconds) * stableSeconds}`;
      const signature = signatureOf({ id, name, expires, ...through });
      const query = new URLSearchParams({ expires, ...through, signature });
      return `/files/${encodeURIComponent(id)}/${encodeURIComponent(name)}?${query}`;
    },
    verify(link) {
      const expected = Buffer.from(signatureOf(link));
      const given = Buffer.from(link.signature);
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      return genuine && Number(link.expires) > now();
    },
  };
}
