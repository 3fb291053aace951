import { attribute, ofTag, type Page, textOf } from '../html/page.ts';
import type { Found } from './found.ts';

export type Verdict = 'product' | 'nothing' | 'login' | 'script_only' | 'blocked';

const challenge =
  /(?:just a moment|attention required|access denied|robot check|are you (?:a )?(?:human|robot)|verify you are human|security check|pardon our interruption|please enable cookies|bot verification|ddos)/i;
const challengeMark =
  /(?:cf-challenge|cf-turnstile|challenge-platform|px-captcha|g-recaptcha|h-captcha|captcha-delivery|_incapsula_|awswaf)/i;
const loginPath =
  /\/(?:log-?in|sign-?in|account\/login|auth|password|anmelden|connexion|iniciar-sesion|login\.\w+)(?:\/|$)/i;

type Summary = {
  readonly title: string;
  readonly description: string;
  readonly hasPrice: boolean;
  readonly images: number;
};

/** Whether what was found is a product; if not, why the page gave none, so that the person can be told what to do. */
export function judge(page: Page, found: readonly Found[], summary: Summary): Verdict {
  const told = found.some(
    ({ source, title }) => source !== 'plain' && source !== 'meta' && title !== undefined && title !== '',
  );
  if (summary.title !== '' && (summary.hasPrice || told)) return 'product';
  const body = ofTag(page, 'body')[0];
  const text = body === undefined ? page.pieces.slice(0, 2_000).join('').trim() : textOf(page, body, 5_000);
  if (isChallenge(page, text)) return 'blocked';
  if (isLogin(page, text)) return 'login';
  if (isScriptOnly(page, text, summary)) return 'script_only';
  const isShown = summary.title !== '' && summary.images > 0 && (summary.description.length >= 40 || text.length > 400);
  return isShown ? 'product' : 'nothing';
}

function isChallenge(page: Page, text: string): boolean {
  const title = ofTag(page, 'title')[0];
  if (text.length > 3_000) return false;
  if (title !== undefined && challenge.test(textOf(page, title, 200))) return true;
  const marks = ofTag(page, 'script').some(({ attributes, code }) =>
    challengeMark.test(`${attributes['src'] ?? ''} ${code.slice(0, 4_000)}`),
  );
  return (marks && text.length < 600) || (text.length < 800 && challenge.test(text));
}

function isLogin(page: Page, text: string): boolean {
  const asksPassword = ofTag(page, 'input').some((input) => attribute(input, 'type').toLowerCase() === 'password');
  return (asksPassword && text.length < 3_000) || (loginPath.test(page.url.pathname) && text.length < 1_500);
}

function isScriptOnly(page: Page, text: string, { images }: Summary): boolean {
  return text.length < 300 && ofTag(page, 'script').length > 0 && images <= 1;
}
