import type { GroupLayer, Layer } from './layer.ts';

/** Siblings from the back to the front after each has taken its steps, one after the other. */
export function reordered<One>(siblings: readonly One[], stepsOf: (one: One) => number | undefined): One[] {
  const order = [...siblings];
  for (const one of siblings) {
    const steps = stepsOf(one);
    if (!steps) continue;
    const from = order.indexOf(one);
    order.splice(from, 1);
    order.splice(Math.max(0, Math.min(order.length, from + steps)), 0, one);
  }
  return order;
}

/** The children of a group as they are drawn. In a row or a column that is not always the order they stand in. */
export function paintOrder({ layout, children }: GroupLayer): readonly Layer[] {
  return layout === 'free' ? children : reordered(children, ({ order }) => order);
}
