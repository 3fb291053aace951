import type { ToolId, tools } from './registry.ts';
import type { ToolContract, ToolJob } from './tool.ts';

type LazyJob<Tool extends ToolContract> = () => Promise<{ readonly job: ToolJob<Tool> }>;

/** Handlers load when the first run of their tool executes, in the worker and nowhere else. */
export const jobs: { readonly [Id in ToolId]: LazyJob<(typeof tools)[Id]> } = {
  'qr-code': () => import('./qr-code/node/job.ts'),
  'ad-copy': () => import('./ad-copy/node/job.ts'),
  'image-ad': () => import('./image-ad/node/job.ts'),
  'image-ad-clone': () => import('./image-ad-clone/node/job.ts'),
  'id-photo': () => import('./id-photo/node/job.ts'),
  'background-removal': () => import('./background-removal/node/job.ts'),
  'product-image': () => import('./product-image/node/job.ts'),
  'image-resizer': () => import('./image-resizer/node/job.ts'),
  'gif-banner': () => import('./gif-banner/node/job.ts'),
  banner: () => import('./banner/node/job.ts'),
  poster: () => import('./poster/node/job.ts'),
  'display-ad': () => import('./display-ad/node/job.ts'),
  'ppc-preview': () => import('./ppc-preview/node/job.ts'),
};
