import { brand } from '@adwright/contract/brand.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailLetters } from './letters.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function smtpServer(options: Partial<SMTPServerOptions>) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => server.close());
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

function mailer(url: string) {
  const opened = openSmtpMailer({
    url,
    from: `${brand.name} <no-reply@example.com>`,
    timeoutMs: 300,
    pausesMs: [10, 10],
  });
  closers.push(() => opened.close());
  return opened;
}

const letter = await mailLetters({ publicUrl: null }).code({
  to: 'reader@example.com',
  locale: 'en',
  code: '012345',
  minutes: 10,
});

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}

test('a letter arrives as text and HTML, from and to whom it should', async () => {
  const server = await smtpServer({});
  await mailer(server.url).send(letter);
  const [raw = ''] = server.received;
  expect(server.received).toHaveLength(1);
  expect(raw).toContain(`From: ${brand.name} <no-reply@example.com>`);
  expect(raw).toContain('To: reader@example.com');
  expect(raw).toContain(`Subject: 012345 is your ${brand.name} code`);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
});

test('signs in with the name and password of the address', async () => {
  const seen: string[] = [];
  const server = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      seen.push(`${auth.username}:${auth.password}`);
      done(null, { user: 1 });
    },
  });
  await mailer(server.url.replace('smtp://', 'smtp://me:p%40ss@')).send(letter);
  expect(seen).toEqual(['me:p@ss']);
  expect(server.received).toHaveLength(1);
});

test('a busy server is asked again, a refusal is not', async () => {
  let busy = 0;
  const passing = await smtpServer({
    onRcptTo(_address, _session, done) {
      busy += 1;
      done(busy < 3 ? refusal(451) : null);
    },
  });
  await mailer(passing.url).send(letter);
  expect(busy).toBe(3);
  expect(passing.received).toHaveLength(1);

  let refused = 0;
  const refusing = await smtpServer({
    onRcptTo(_address, _session, done) {
      refused += 1;
      done(refusal(550));
    },
  });
  await expect(mailer(refusing.url).send(letter)).rejects.toMatchObject({ code: 'mail_unavailable' });
  expect(refused).toBe(1);
});

test('attempts are bounded when the server stays busy', async () => {
  let attempts = 0;
  const server = await smtpServer({
    onMailFrom(_address, _session, done) {
      attempts += 1;
      done(refusal(421));
    },
  });
  await expect(mailer(server.url).send(letter)).rejects.toMatchObject({ code: 'mail_unavailable' });
  expect(attempts).toBe(3);
});

test('a server that accepts and never speaks, and one that is not there, end in time', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const before = Date.now();
  await expect(mailer(`smtp://127.0.0.1:${port}`).send(letter)).rejects.toMatchObject({ code: 'mail_unavailable' });
  expect(Date.now() - before).toBeLessThan(5_000);
  silent.close();
  await once(silent, 'close');
  await expect(mailer(`smtp://127.0.0.1:${port}`).send(letter)).rejects.toMatchObject({ code: 'mail_unavailable' });
});
