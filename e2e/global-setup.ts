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
  const product = await startProduct();
  project.provide('productUrl', product.url);
  project.provide('productDataDir', product.dataDir);
  return () => product.stop();
}
