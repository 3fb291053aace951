import type { PasswordHasher } from '@adwright/domain/accounts/ports.ts';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

export type Argon2Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const recommended: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Argon2id on the thread pool, never on the event loop, kept as a PHC string that carries its own cost. */
export function argon2Hasher(cost: Argon2Cost = recommended): PasswordHasher {
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await derive('argon2id', { message: normal(password), nonce, tagLength: 32, ...cost });
      return encode(cost, nonce, tag);
    },
    async verify(password, hash) {
      const stored = decode(hash);
      if (!stored) return false;
      const { nonce, tag, ...storedCost } = stored;
      const message = normal(password);
      const found = await derive('argon2id', { message, nonce, tagLength: tag.length, ...storedCost });
      return timingSafeEqual(found, tag);
    },
  };
}

/** The same word typed on two keyboards must be the same bytes. */
function normal(password: string): string {
  return password.normalize('NFC');
}

function encode({ memory, passes, parallelism }: Argon2Cost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function decode(hash: string): (Argon2Cost & { nonce: Buffer; tag: Buffer }) | null {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? [];
  if (memory === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
