import type { TestProject } from 'vitest/node';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product that all browser tests share. Tests make their own accounts, so they never meet. */
    productUrl: string;
    productDataDir: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureWebBuilt();
  // Nothing is sold here: tests about other things must not be interrupted by an offer after 20 s. What is sold by
  // default has a product of its own, in buying.e2e.ts.
  const product = await startProduct({ env: { PAYMENTS: 'off', LOCAL_PAGES: 'true' } });
  project.provide('productUrl', product.url);
  project.provide('productDataDir', product.dataDir);
  return () => product.stop();
}
