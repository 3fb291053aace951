import type { ToolCatalog } from '../runs/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** What it takes to show a project: where it is stored, and the tools that say which type it is of. */
export type ProjectDeps = { readonly work: UnitOfWork; readonly tools: ToolCatalog };
