/** The least a server can do: answers every request with the same bytes. A program of its own, as the product is. */
import { createServer } from 'node:http';

const body = JSON.stringify({ code: 1000, message: 'ok', data: null });
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
// It ends with whoever measures, however that ends.
process.once('disconnect', () => process.exit());
