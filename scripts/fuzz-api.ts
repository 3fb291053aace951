/**
 * `npm run fuzz [-- COUNT [SEED]]`: hostile requests to the whole product, made from its own OpenAPI document. It runs on
 * an empty data folder and a loopback port of its own. Fails on any 5xx but an honest 503, on an answer without its
 * envelope, and on one that takes more than 10 seconds.
 */
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OpenApi } from '../apps/server/src/http/docs/openapi-types.ts';
import { type FuzzAnswer, fuzz } from '../apps/server/src/testing/fuzz/fuzz.ts';
import type { FuzzRequest } from '../apps/server/src/testing/fuzz/fuzz-request.ts';
import { registered } from '../e2e/person.ts';
import { startProduct } from '../e2e/start-product.ts';

const [count = 12_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const shown = 20;

/** Not fetch, which tidies addresses up and refuses what is wrong in them. */
function sendTo(origin: string): (request: FuzzRequest) => Promise<FuzzAnswer> {
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const sent = httpRequest(origin, { method, path: url, headers: { ...headers, ...length }, timeout: 60_000 });
      sent.on('response', (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${url.slice(0, 200)}`)));
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
}

console.log(`${count} requests, seed ${seed}`);
const product = await startProduct({ env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' } });
// A run that is called off takes its server along.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void product.stop().finally(() => process.exit(1)));
try {
  let token = '';
  const signIn = async (): Promise<string> => {
    const { status } = await fetch(`${product.url}/api/user/info`, { headers: { authorization: token } });
    if (status !== 200) ({ token } = (await registered(product.url)).info);
    return token;
  };
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApi;
  const started = performance.now();
  const { statuses, slowest, faults } = await fuzz({ document, signIn, seed, count, send: sendTo(product.url) });
  const seconds = (performance.now() - started) / 1000;
  for (const [status, times] of [...statuses].toSorted(([a], [b]) => a - b)) console.log(`${status}  ${times}`);
  console.log(
    `${(count / seconds).toFixed(0)} requests a second; the slowest, ${slowest.operationId}: ${slowest.ms.toFixed(0)} ms`,
  );
  for (const fault of faults.slice(0, shown)) console.log(`\n✗ ${fault}`);
  if (faults.length > 0) console.log(`\nWhat the server said:\n${product.output().slice(-4_000)}`);
  console.log(`${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
