import { catalog } from '@adwright/tools/catalog.ts';
import { loadHandler } from '@adwright/tools/load-handler.ts';
import type { Toolbox } from './start-server.ts';

export const productTools: Toolbox = { tools: catalog, loadHandler };
