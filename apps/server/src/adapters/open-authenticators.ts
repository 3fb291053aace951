import { brand } from '@adwright/contract/brand.ts';
import type { Authenticators } from '@adwright/domain/accounts/ports.ts';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;
const ivBytes = 12;
const tagBytes = 16;

/** Time-based codes (RFC 6238), as every authenticator app makes them. `key` seals the secrets, 32 bytes in hex. */
export function openAuthenticators(key: string): Authenticators {
  const sealing = Buffer.from(key, 'hex');
  return {
    create({ email }) {
      const secret = new Secret({ size: 20 });
      const totp = new TOTP({ issuer: brand.name, label: email, secret, period });
      return { sealed: seal(sealing, secret.base32), secret: secret.base32, uri: totp.toString() };
    },
    stepOf(sealed, code, now) {
      const totp = new TOTP({ secret: Secret.fromBase32(open(sealing, sealed)), period });
      const off = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
      return off === null ? null : Math.floor(now.getTime() / 1000 / period) + off;
    },
  };
}

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
