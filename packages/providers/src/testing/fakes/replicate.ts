import type { FakeHandler } from '../fake-server.ts';
import { mp4, png } from '../sample-files.ts';

export type ReplicateOptions = {
  readonly looks?: number;
  /** How it ends. */
  readonly end?: { readonly status: string; readonly output?: unknown; readonly error?: string };
};

/** Predictions, files and models as Replicate speaks them. */
export function replicateFake({ looks = 1, end }: ReplicateOptions = {}): FakeHandler {
  let seen = 0;
  let model = '';
  const prediction = (more: object) => ({ id: 'pred1', output: null, error: null, ...more });
  return ({ method, path, headers }, url) => {
    if (path === '/out/film.mp4') return { body: mp4.bytes };
    if (path === '/out/picture.png') return { body: png.bytes };
    if (headers.authorization === 'Bearer wrong') return { status: 401, body: { title: 'Unauthenticated' } };
    if (path === '/v1/files') return { status: 201, body: { id: 'f1', urls: { get: `${url}/v1/files/f1` } } };
    if (method === 'GET' && path.startsWith('/v1/models/'))
      return path.includes('no-such') ? null : { body: { name: 'model' } };
    if (method === 'POST' && path.endsWith('/cancel')) return { body: prediction({ status: 'canceled' }) };
    if (method === 'POST' && path.endsWith('/predictions')) {
      model = path;
      return { status: 201, body: prediction({ status: 'starting' }) };
    }
    if (path !== '/v1/predictions/pred1') return null;
    seen += 1;
    if (seen <= looks) return { body: prediction({ status: 'processing' }) };
    const output = /kling|omni|v1\/predictions/.test(model) ? `${url}/out/film.mp4` : [`${url}/out/picture.png`];
    return { body: prediction({ status: 'succeeded', output, metrics: { predict_time: 7.5 }, ...end }) };
  };
}
