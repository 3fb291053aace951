import type { CodeStore, Letter, MailedCode, Mailer } from './ports.ts';
import { addSeconds, secondsBetweenLetters } from './mailed-code.ts';

/** Makes this the one code of its address and mails it. False when another letter to it went out just now. */
export async function sendCode<Waiting extends MailedCode>(
  deps: { readonly mailer: Mailer; readonly codes: CodeStore<Waiting> },
  waiting: Waiting,
  compose: () => Promise<Letter>,
): Promise<boolean> {
  const claimed = await deps.codes.claim(waiting, addSeconds(waiting.sentAt, -secondsBetweenLetters));
  if (!claimed) return false;
  try {
    await deps.mailer.send(await compose());
    return true;
  } catch (error) {
    // Otherwise the person would have to wait out a minute for a letter that never left.
    await deps.codes.markUnsent(waiting.email, waiting.codeHash);
    throw error;
  }
}
