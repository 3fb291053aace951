import { AdDesign } from '@adwright/studio/design/design.ts';
import { expect } from 'vitest';
import type { EditorDriver } from './editor-driver.ts';

/** Does something, checks that it is a valid design, and that one step back is where it was. */
export function oneStep(driver: EditorDriver, act: () => void): void {
  driver.editor.rest();
  const before = driver.design();
  const steps = driver.editor.get().history.past.length;
  act();
  const after = driver.design();
  expect(after).not.toEqual(before);
  expect(AdDesign.safeParse(after).success).toBe(true);
  expect(driver.editor.get().history.past).toHaveLength(steps + 1);
  driver.press('Mod+z');
  expect(driver.design()).toEqual(before);
  driver.press('Mod+Shift+z');
  expect(driver.design()).toEqual(after);
}
