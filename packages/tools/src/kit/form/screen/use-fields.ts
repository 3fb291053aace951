import { useState } from 'react';

/** What stands in a form's fields, and how some of them change. */
export function useFields<Fields extends object>(begin: () => Fields) {
  const [fields, setFields] = useState(begin);
  const change = (some: Partial<Fields>): void => setFields((before) => ({ ...before, ...some }));
  return { fields, change, setFields };
}
