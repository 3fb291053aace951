import { brand } from '@adwright/contract/brand.ts';
import { listMissing } from '@adwright/weights/list-missing.ts';
import { weightsFolder } from '@adwright/weights/weights-folder.ts';
import { paymentsMode } from '../adapters/open-payments.ts';
import type { Env } from '../env.ts';
import type { ServedRole } from './served-role.ts';

/** What an operator wants to know once everything answers. */
export function startMessage(env: Env, served: ServedRole, database: string): string {
  const lines: [string, string][] = [
    ['Open', served.url ?? 'nothing to open: this process only works'],
    ['Email', env.SMTP_URL ? `sent through ${new URL(env.SMTP_URL).host}` : `kept in ${outboxAddress(env, served)}`],
    ['Payments', paymentsOf(env)],
    ['Data', env.DATA_DIR],
    ['Database', database],
    ['Role', env.ROLE === 'both' ? 'web and worker' : env.ROLE],
  ];
  if (served.url && served.pages) lines.splice(1, 0, ['API', `${served.url}/api/docs`]);
  if (env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === false) {
    lines.push(['Proxy', 'TRUST_PROXY is not set: everybody behind it counts as one address']);
  }
  const models = listMissing(weightsFolder()).filter(
    ({ default: standard, reason }) => standard && reason !== 'removed',
  );
  if (models.length > 0) {
    const names = models.map(({ id }) => id).join(', ');
    lines.push(['Models', `${names} missing: npm run doctor says what cannot be done without them`]);
  }
  if (served.url && !served.pages) lines.push(['Pages', 'not built yet: npm start builds them']);
  const width = Math.max(...lines.map(([name]) => name.length));
  return `\n${brand.name} is running.\n\n${lines.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')}\n`;
}

function outboxAddress(env: Env, served: ServedRole): string {
  return served.outboxUrl === null ? `${env.DATA_DIR}/outbox` : `the outbox: ${served.outboxUrl}`;
}

const paymentWords = {
  off: 'off',
  sandbox: 'sandbox: test money only; PAYMENTS=off or stripe before others use it',
  stripe: 'Stripe',
} as const;

function paymentsOf(env: Env): string {
  return paymentWords[paymentsMode(env)];
}
