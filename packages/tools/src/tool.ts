import type { QueueName } from '@adwright/domain/runs/ports.ts';
import type { z } from 'zod';

/**
 * What anyone may import of a tool without loading its engine: its id, schemas, price and queue.
 * The handler (job.ts) is loaded lazily by the worker, the form (form.tsx) by the browser.
 */
export type ToolContract<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly id: string;
  readonly input: Input;
  readonly output: Output;
  readonly queue: QueueName;
  /** Whole credits. The quote and the charge are this one function, so they cannot differ. */
  price(input: z.output<Input>): number;
  /** How long one attempt may take before it counts as dead. */
  readonly timeoutSeconds: number;
};

export function defineTool<Input extends z.ZodType, Output extends z.ZodType>(tool: ToolContract<Input, Output>): ToolContract<Input, Output> {
  return tool;
}

export type NewAsset = { name: string; mime: string; body: Uint8Array; width?: number; height?: number };

export type ToolContext = {
  readonly runId: string;
  /** Aborted when the person cancels, the time is up or the worker drains. */
  readonly signal: AbortSignal;
  progress(percent: number, stage: string): Promise<void>;
  saveAsset(asset: NewAsset): Promise<void>;
};

export type ToolJob<Tool extends ToolContract> = (input: z.output<Tool['input']>, context: ToolContext) => Promise<z.input<Tool['output']>>;

