/** A process of the slow product: the whole server, with the slow tool in its toolbox. */
import { serveRole } from '../processes/serve-role.ts';
import { slowToolbox } from './slow-tool.ts';

await serveRole(slowToolbox);
