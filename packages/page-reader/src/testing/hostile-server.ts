import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type HostileServer = {
  readonly origin: string;
  /** Paths in the order they were asked for. */
  readonly asked: string[];
  readonly headers: IncomingMessage['headers'][];
  close(): Promise<void>;
};

type Answer = (response: ServerResponse, url: URL) => void;

const html = (response: ServerResponse, body: string, headers: Record<string, string> = {}) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
};
const moved = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();

export const goodPage = `<html lang="en"><head><title>Walnut Desk Tray</title><script type="application/ld+json">{"@type":"Product","name":"Walnut Desk Tray","image":"/picture.png","description":"A tray that keeps pens where they belong.","offers":{"@type":"Offer","price":"42.00","priceCurrency":"EUR"}}</script></head><body><h1>Walnut Desk Tray</h1></body></html>`;

/** Unpacks to a gigabyte: one packed piece of zeros, again and again. */
const zeros = gzipSync(Buffer.alloc(16 * 1024 * 1024), { level: 9 });

/** Packed beforehand: while it is packed, nobody is answered, and a page that is late is refused for that. */
const brotliZeros = brotliCompressSync(Buffer.alloc(32 * 1024 * 1024), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
});

/** Sends for as long as the other side takes it. */
function endless(response: ServerResponse, piece: Buffer | string, everyMs: number): void {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('close', () => clearInterval(timer));
}

/** Everything a page should not do. The path is the name of the trick. */
export const tricks: Record<string, Answer> = {
  '/good': (response) => html(response, goodPage),
  '/gzip-bomb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    for (let part = 0; part < 64; part += 1) response.write(zeros);
    response.end();
  },
  '/brotli-bomb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(brotliZeros);
  },
  '/twice-packed': (response) => html(response, 'x', { 'content-encoding': 'gzip, gzip' }),
  '/broken-gzip': (response) => html(response, 'this is not gzip', { 'content-encoding': 'gzip' }),
  '/claims-a-gigabyte': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(2 ** 30) }).write('<html>');
  },
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    endless(response, Buffer.alloc(256 * 1024, 'a'), 1);
  },
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    endless(response, ' ', 20);
  },
  '/stops-in-the-middle': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>'),
  '/never-answers': () => undefined,
  '/hangs-up': (response) => response.destroy(),
  '/endless-headers': (response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\n${`x-filler: ${'a'.repeat(1_000)}\r\n`.repeat(200)}`);
  },
  '/redirect-loop': (response) => moved(response, '/redirect-loop'),
  '/redirect-chain': (response, url) => {
    moved(response, `/redirect-chain?step=${Number(url.searchParams.get('step') ?? 0) + 1}`);
  },
  '/redirect': (response, url) => moved(response, url.searchParams.get('to') ?? '/'),
  '/refresh': (response) =>
    html(response, '<html><head><meta http-equiv="refresh" content="0; url=/good"></head></html>'),
  '/refresh-inside': (response) =>
    html(response, '<html><head><meta http-equiv="refresh" content="0; url=http://10.0.0.1/"></head></html>'),
  '/pdf': (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  '/missing': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(goodPage),
  '/asks-for-a-key': (response) => response.writeHead(401, { 'content-type': 'text/html' }).end(goodPage),
  '/keeps-out': (response) => response.writeHead(403, { 'content-type': 'text/html' }).end(goodPage),
  '/breaks': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end(goodPage),
  '/private/product': (response) => html(response, goodPage),
  '/login-wall': (response) =>
    html(
      response,
      '<title>Sign in</title><form><input name="user"><input type="password"></form><p>Please sign in to see prices.</p>',
    ),
  '/script-only': (response) =>
    html(response, '<title>Shop</title><div id="root"></div><script src="/app.js"></script>'),
  '/challenge': (response) =>
    html(
      response,
      '<title>Just a moment...</title><p>Checking your browser.</p><script src="/cdn-cgi/challenge-platform/x.js"></script>',
    ),
  '/imprint': (response) =>
    html(response, `<title>Imprint</title><h1>Imprint</h1><p>${'Words about the company. '.repeat(40)}</p>`),
  // No markup says what it is or costs: only its words do.
  '/letter': (response) =>
    html(
      response,
      `<html lang="en"><body><p>Dear reader, our Heron Kettle boils a litre in two minutes and never drips. It is yours for forty-nine euros, or in figures: 49 EUR, carriage paid.</p></body></html>`,
    ),
  '/empty': (response) => html(response, ''),
  '/deep': (response) => html(response, `<html>${'<div>'.repeat(400_000)}${'</p>'.repeat(200_000)}`),
  '/giant-attribute': (response) => html(response, `<html><img alt="${'a '.repeat(3_000_000)}" src="x">`),
  '/many-attributes': (response) =>
    html(response, `<html><img ${Array.from({ length: 300_000 }, (_none, at) => `a${at}=1`).join(' ')}>`),
  '/many-elements': (response) => html(response, `<html><h1>x</h1>${'<span class="price">1,1</span>'.repeat(250_000)}`),
  '/unclosed-tags': (response) => html(response, '<a href="'.repeat(500_000)),
  '/price-bomb': (response) =>
    html(
      response,
      `<h1>x</h1><p class="price">${'1,'.repeat(1_000_000)}</p><p class="price">${'1 '.repeat(1_000_000)}</p>`,
    ),
  '/regex-bomb': (response) =>
    html(
      response,
      `<title>${' - '.repeat(400_000)}</title><style>${'--primary'.repeat(200_000)}</style><meta content="${'0;'.repeat(300_000)}" http-equiv="refresh"><h1>${'a|'.repeat(300_000)}</h1>`,
    ),
  '/json-bomb': (response) =>
    html(
      response,
      `<script type="application/ld+json">${'['.repeat(1_000_000)}</script><script type="application/ld+json">${'{"a":'.repeat(300_000)}</script>`,
    ),
  '/script-bomb': (response) =>
    html(response, `<script>${'a={'.repeat(500_000)}</script><script>${'x = [1,'.repeat(300_000)}</script>`),
  '/microdata-bomb': (response) =>
    html(response, '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">x</b>'.repeat(60_000)),
};

export async function startHostileServer(): Promise<HostileServer> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url.pathname);
    headers.push(request.headers);
    response.on('error', () => undefined);
    if (url.pathname === '/robots.txt') response.end('User-agent: *\nDisallow: /private/\n');
    else (tricks[url.pathname] ?? ((other) => other.writeHead(404).end()))(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
