/** The composition root: environment → processes → roles. Everything it starts, it stops. */
import './processes/quick-modules.ts';

const { runProduct } = await import('./processes/run-product.ts');
await runProduct();
