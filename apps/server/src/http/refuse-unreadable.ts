import type { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import type { ErrorCode } from '@adwright/contract/errors.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node's parser gives up on, and as what it is refused. */
const refusals: Readonly<Record<string, { status: number; error: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'timeout' },
};

/**
 * For requests that never become one: too long to read, cut off, or no HTTP. They are answered in an envelope like any
 * other, in English since their language cannot be read either, and told that the connection ends with it: whoever sent
 * the next call over it would get no answer.
 */
export function refuseUnreadable(failure: Error & { code?: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, error } = refusals[failure.code ?? ''] ?? { status: 400, error: 'invalid_input' };
  void errorMessage(defaultLocale, error).then((message) => {
    const envelope: ErrorEnvelope = { code: status, message, data: { error } };
    if (socket.writable) socket.write(answerOf(status, JSON.stringify(envelope)));
    socket.destroySoon();
  });
}

function answerOf(status: number, body: string): string {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
