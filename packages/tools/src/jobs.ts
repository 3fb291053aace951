import type { ToolId, tools } from './registry.ts';
import type { ToolContract, ToolJob } from './tool.ts';

type LazyJob<Tool extends ToolContract> = () => Promise<{ readonly job: ToolJob<Tool> }>;

/** Handlers load when the first run of their tool executes, in the worker and nowhere else. */
export const jobs: { readonly [Id in ToolId]: LazyJob<(typeof tools)[Id]> } = {
  'qr-code': () => import('./qr-code/job.ts'),
  'ad-copy': () => import('./ad-copy/job.ts'),
  'image-ad': () => import('./image-ad/job.ts'),
  'image-ad-clone': () => import('./image-ad-clone/job.ts'),
  'id-photo': () => import('./id-photo/job.ts'),
  'background-removal': () => import('./background-removal/job.ts'),
  'product-image': () => import('./product-image/job.ts'),
  'image-resizer': () => import('./image-resizer/job.ts'),
  'gif-banner': () => import('./gif-banner/job.ts'),
  banner: () => import('./banner/job.ts'),
  poster: () => import('./poster/job.ts'),
  'display-ad': () => import('./display-ad/job.ts'),
  'ppc-preview': () => import('./ppc-preview/job.ts'),
};
