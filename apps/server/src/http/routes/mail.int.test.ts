import { openSmtpMailer } from '@adwright/mail/smtp-mailer.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { newEmail, openTestApp, testOutboxToken, testPassword as password } from '../../testing/test-app.ts';
import { outboxLink } from './outbox.ts';

describeOnDatabases('letters', (database) => {
  test('a mail server that fails costs a moment, not the registration', async () => {
    const subjects: string[] = [];
    let broken = true;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) =>
        done(broken ? Object.assign(new Error('full'), { responseCode: 552 }) : null),
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          subjects.push(/^Subject: (.*)$/m.exec(text)?.[1] ?? '');
          done();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    const mailer = openSmtpMailer({ url, from: 'no-reply@example.com' });
    const server = await openTestApp(database(), { deps: { mailer } });
    const email = newEmail();

    expect(await server.call('userRegister', { email, password })).toMatchObject({
      status: 503,
      body: { code: 503, data: { error: 'mail_unavailable' } },
    });
    broken = false;
    // No minute to wait: the letter never left.
    expect((await server.call('userRegister', { email, password })).status).toBe(200);
    expect(subjects).toHaveLength(1);
    const code = /\d{6}/.exec(subjects[0] ?? '')?.[0];
    expect((await server.call('userRegisterVerify', { email, code, password })).status).toBe(200);

    await server.close();
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  test('the outbox is shown, escaped, to this machine only', async () => {
    const server = await openTestApp(database());
    const subject = '<script>alert("subject")</script>';
    await server.outbox.send({ to: 'a@example.com', subject, text: '<b>123456</b>', html: '' });
    const address = outboxLink({ token: testOutboxToken });
    const page = await server.app.inject(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toContain('&lt;b&gt;123456&lt;/b&gt;');
    expect(page.body).not.toContain('<script>');
    const refused = [
      { remoteAddress: '192.168.1.5' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { host: 'rebound.example' } },
      { headers: { host: 'localhost.evil.example' } },
    ];
    for (const visit of refused) {
      expect((await server.app.inject({ url: address, ...visit })).statusCode).toBe(404);
    }
    await server.close();
  });

  test('the outbox opens with the printed link alone: a proxy on this machine looks local, too', async () => {
    const server = await openTestApp(database());
    await server.outbox.send({ to: 'a@example.com', subject: 'The code', text: '123456', html: '' });
    for (const wrong of ['', '?token=', '?token=guessed', `?token=${testOutboxToken}x`]) {
      const refused = await server.app.inject(`/dev/outbox${wrong}`);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).not.toContain('123456');
    }
    const opened = await server.app.inject(outboxLink({ token: encodeURIComponent(testOutboxToken) }));
    expect(opened.statusCode).toBe(200);
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/Path=\/dev\/outbox; HttpOnly; SameSite=Strict$/);
    const plain = { url: '/dev/outbox', headers: { cookie: `a=b; ${cookie.split(';')[0]}` } };
    expect((await server.app.inject(plain)).body).toContain('123456');
    await server.close();
  });

  test('with a mail server there is no outbox to look into', async () => {
    const server = await openTestApp(database(), { options: { outbox: null } });
    expect((await server.app.inject('/dev/outbox')).statusCode).toBe(404);
    await server.close();
  });
});
