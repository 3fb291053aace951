/** The composition root: environment → processes → roles. Everything it starts, it stops. */
import { runProduct } from './processes/run-product.ts';

await runProduct();
