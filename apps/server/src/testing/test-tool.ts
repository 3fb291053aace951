import type { CatalogTool } from '@adwright/tools/catalog.ts';
import { defineContract, type ToolContract } from '@adwright/tools/tool.ts';
import type { z } from 'zod';

/** A tool that only tests have: its contract, and the little of a descriptor that the server asks for. */
export function testTool<Input extends z.ZodType, Output extends z.ZodType>(
  id: string,
  contract: ToolContract<Input, Output>,
): ToolContract<Input, Output> & Omit<CatalogTool, keyof ToolContract> {
  const messages = () => Promise.resolve({ default: {} });
  return { ...defineContract(contract), id, projectType: 99, title: async () => id, messages };
}
