/**
 * The least a server can do: answers with bytes it already has, which are the page in the file it is given, or else the
 * JSON it was sent for each path. A program of its own, as the product is.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const page = process.argv[2];
const headers: Record<string, string> = page
  ? { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
  : { 'content-type': 'application/json' };
const body = page ? gzipSync(readFileSync(page)) : undefined;
let answers: Readonly<Record<string, string>> = {};

const server = createServer(({ url = '' }, response) => {
  const answer = body ?? answers[url];
  response.writeHead(answer === undefined ? 404 : 200, headers);
  response.end(answer);
});
process.on('message', (sent: typeof answers) => (answers = sent));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
// It ends with whoever measures, however that ends.
process.once('disconnect', () => process.exit());
