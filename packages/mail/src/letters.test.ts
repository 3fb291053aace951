import { brand } from '@adwright/contract/brand.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import { expect, test } from 'vitest';
import { mailLetters } from './letters.ts';

const letters = mailLetters({ publicUrl: 'https://ads.example.com' });

test('the code’s letter carries the code in its subject, its text and its HTML', async () => {
  const letter = await letters.code({ to: 'a@example.com', locale: 'en', code: '012345', minutes: 10 });
  expect(letter.to).toBe('a@example.com');
  expect(letter.subject).toBe(`012345 is your ${brand.name} code`);
  expect(letter.text).toContain('\n\n012345\n\n');
  expect(letter.text).toContain('10 minutes');
  expect(letter.html).toContain('>012345</p>');
  expect(letter.html).toContain('href="https://ads.example.com"');
});

test('the letter to a taken address carries no code at all', async () => {
  const letter = await letters.alreadyRegistered({ to: 'a@example.com', locale: 'en' });
  expect(letter.subject).toBe(`You already have a ${brand.name} account`);
  expect(`${letter.subject}${letter.text}`).not.toMatch(/\d{6}/);
});

test.each(localeCodes)('the letters of accounts are whole in %s', async (locale) => {
  const code = await letters.code({ to: 'a@example.com', locale, code: '012345', minutes: 10 });
  const taken = await letters.alreadyRegistered({ to: 'a@example.com', locale });
  const reset = await letters.passwordReset({ to: 'a@example.com', locale, code: '01234567', minutes: 30 });
  const unknown = await letters.noAccount({ to: 'a@example.com', locale });
  expect(reset.text).toContain('\n\n01234567\n\n');
  expect(unknown.text).not.toMatch(/\d{6}/);
  for (const letter of [code, taken, reset, unknown]) {
    expect(letter.subject).toContain(brand.name);
    expect(letter.text.trim()).not.toBe('');
    expect(letter.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
  }
  expect(code.subject).toContain('012345');
});

test.each(localeCodes)('the letters about an account’s safety and failed charges are whole in %s', async (locale) => {
  const reader = { to: 'a@example.com', locale };
  const change = await letters.emailChange({ ...reader, code: '01234567', minutes: 30 });
  const taken = await letters.emailTaken(reader);
  const changed = await letters.security({ ...reader, news: 'password_changed' });
  const deletion = await letters.security({ ...reader, news: 'deletion_asked', date: new Date('2026-11-30') });
  const failed = await letters.paymentFailed({ ...reader, plan: 'pro', period: 'monthly', cents: 6000 });
  expect(change.text).toContain('\n\n01234567\n\n');
  expect(taken.text).not.toMatch(/\d{6}/);
  expect(deletion.subject).toMatch(/30|٣٠/);
  expect(failed.text).toMatch(/60|٦٠/);
  for (const letter of [change, taken, changed, deletion, failed]) expect(letter.subject).toContain(brand.name);
});

test.each(localeCodes)('the letter about an ended run leads to it in %s', async (locale) => {
  const run = { to: 'a@example.com', locale, title: 'Tea & <b>scones</b>', search: '?dashboard=qr-code&run=1' };
  const done = await letters.runDone({ ...run, failed: false });
  const failed = await letters.runDone({ ...run, failed: true });
  const prefix = locale === 'en' ? '' : `${locale}/?`;
  expect(done.text).toMatch(new RegExp(`https://ads\\.example\\.com/${prefix}\\?dashboard=qr-code&run=1`));
  expect(done.subject).toContain('Tea & <b>scones</b>');
  expect(failed.subject).not.toBe(done.subject);
  expect(done.html).not.toContain('<b>');
  expect(done.html).toContain('dashboard=qr-code&amp;run=1');
});

test('a language nobody knows falls back to English', async () => {
  const letter = await letters.alreadyRegistered({ to: 'a@example.com', locale: 'xx' });
  expect(letter.html).toContain('lang="en"');
});
