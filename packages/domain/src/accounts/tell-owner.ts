import type { Account, Letters, Mailer } from './ports.ts';
import type { SecurityNews } from './security-news.ts';

export type TellDeps = { readonly mailer: Mailer; readonly letters: Pick<Letters, 'security'> };

/** Writes to the owner. What it is about has happened: a mail server that is away does not undo it. */
export async function tellOwner(
  { mailer, letters }: TellDeps,
  { email: to, locale }: Pick<Account, 'email' | 'locale'>,
  news: { news: SecurityNews; date?: Date },
): Promise<void> {
  const letter = await letters.security({ to, locale, ...news });
  await mailer.send(letter).catch(() => undefined);
}
