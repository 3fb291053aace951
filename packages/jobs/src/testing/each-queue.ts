import type { QueueName } from '@adwright/domain/runs/ports.ts';

/** That many places in each of the queues, and none in the others. */
export function eachQueue(queues: readonly QueueName[], places: number): Record<QueueName, number> {
  const none = { quick: 0, picture: 0, video: 0, model: 0, remote: 0 };
  return { ...none, ...Object.fromEntries(queues.map((queue) => [queue, places])) };
}
