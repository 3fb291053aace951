/** Run by tests that kill processes: the product in its usual shape, with the slow tool in its toolbox. */
import { runProduct } from '../processes/run-product.ts';
import { slowToolbox } from './slow-tool.ts';

await runProduct({ program: new URL('./slow-role.ts', import.meta.url), toolbox: slowToolbox });
