import type { FakeHandler } from '../fake-server.ts';
import { mp4, png } from '../sample-files.ts';

export type FalOptions = {
  /** How often it says that it is still at work. */
  readonly looks?: number;
  readonly output?: (url: string) => object;
  readonly files?: Readonly<Record<string, Uint8Array>>;
};

/** fal's queue: hand in, look, fetch, cancel. */
export function falFake(options: FalOptions = {}): FakeHandler {
  const { looks = 1, output, files = { '/files/film.mp4': mp4.bytes, '/files/picture.png': png.bytes } } = options;
  let seen = 0;
  let model = '';
  let isCancelled = false;
  const usual = (url: string, path: string) =>
    path.includes('video') || path.includes('talk')
      ? { video: { url: `${url}/files/film.mp4`, content_type: 'video/mp4' } }
      : {
          images: [{ url: `${url}/files/picture.png` }, { url: `${url}/files/picture.png` }],
          prompt: 'https://not.a.result',
        };
  return ({ method, path, headers }, url) => {
    const file = files[path];
    if (file) return { body: file, headers: { 'content-type': 'application/octet-stream' } };
    if (headers.authorization === 'Key wrong') return { status: 401, body: { detail: 'Cannot access application' } };
    if (method === 'POST') model = path;
    if (method === 'POST')
      return {
        body: {
          request_id: 'req-1',
          status_url: 'http://169.254.169.254/status',
          response_url: 'http://169.254.169.254/',
        },
      };
    if (method === 'PUT' && path.endsWith('/cancel')) {
      isCancelled = true;
      return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
    }
    if (!path.includes('/requests/req-1')) return { status: 404, body: { detail: 'not found' } };
    if (path.endsWith('/status')) {
      seen += 1;
      return {
        body: { status: isCancelled ? 'CANCELED' : seen > looks ? 'COMPLETED' : 'IN_PROGRESS', queue_position: 0 },
      };
    }
    return { body: output?.(url) ?? usual(url, model) };
  };
}
