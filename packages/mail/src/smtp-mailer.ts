import { AppError } from '@adwright/contract/errors.ts';
import type { Letter, Mailer } from '@adwright/domain/accounts/ports.ts';
import { createTransport } from 'nodemailer';
import { setTimeout as wait } from 'node:timers/promises';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /** For one step of the conversation: connecting, the greeting, an answer. */
  readonly timeoutMs?: number;
  /** Pauses before the second and later attempts; their number bounds the attempts. */
  readonly pausesMs?: readonly number[];
};

/** Somebody is waiting for the answer, so a mail server gets three short chances, not a queue. */
export function openSmtpMailer({
  url,
  from,
  timeoutMs = 5_000,
  pausesMs = [300, 1_200],
}: SmtpOptions): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  async function attempt(letter: Letter, pauses: readonly number[]): Promise<void> {
    try {
      await transport.sendMail({ from, ...letter });
    } catch (error) {
      const [pause, ...later] = pauses;
      if (pause === undefined || !mayPass(error)) throw new AppError('mail_unavailable', {}, [], { cause: error });
      await wait(pause);
      await attempt(letter, later);
    }
  }
  return { send: (letter) => attempt(letter, pausesMs), close: () => transport.close() };
}

/** A refusal (5xx, wrong password) stays one; a busy server (4xx) or a broken connection may pass. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  if (code === 'EAUTH') return false;
  return responseCode === undefined || responseCode < 500;
}
