import type { QueueName, RunContext } from '@adwright/domain/runs/ports.ts';
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
  /** The stages its job reports, in order; each has words in the tool's message area. */
  readonly stages: readonly string[];
  /** Whole credits. The quote and the charge are this one function, so they cannot differ. */
  price(input: z.output<Input>): number;
  /** A look before the work, and no piece of work by itself: it is not kept among the person's projects. */
  isLook?(input: z.output<Input>): boolean;
  /** Refuses, with an AppError, what is well-formed but impossible: before anything is held or queued. */
  check?(input: z.output<Input>): void;
  /** How long one attempt may take before it counts as dead. */
  readonly timeoutSeconds: number;
};

export function defineTool<Input extends z.ZodType, Output extends z.ZodType>(
  tool: ToolContract<Input, Output>,
): ToolContract<Input, Output> {
  return tool;
}

export type ToolContext = RunContext;

export type ToolJob<Tool extends ToolContract> = (
  input: z.output<Tool['input']>,
  context: ToolContext,
) => Promise<z.input<Tool['output']>>;
