/**
 * The least a server can do: answers every request with the same bytes, which are the page in the file it is given, or
 * else a short answer in JSON. A program of its own, as the product is.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const page = process.argv[2];
const headers: Record<string, string> = page
  ? { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
  : { 'content-type': 'application/json' };
const body = page ? gzipSync(readFileSync(page)) : JSON.stringify({ code: 1000, message: 'ok', data: null });

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
// It ends with whoever measures, however that ends.
process.once('disconnect', () => process.exit());
