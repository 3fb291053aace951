import { addShape } from '../commands/add-shape.ts';
import { type EditorDriver, openEditor } from './editor-driver.ts';
import { crowdedDesign } from './sample-documents.ts';

/** Three shapes of the person's own, away from each other. */
export function withShapes(): { driver: EditorDriver; a: string; b: string; c: string } {
  const driver = openEditor({ design: crowdedDesign(0) });
  const { editor } = driver;
  const [a, b, c] = (
    [
      [-380, -380],
      [20, -390],
      [390, -300],
    ] as const
  ).map(([x, y]) => {
    editor.edit((site) => addShape(site, 'rounded'));
    const [id = ''] = driver.selection();
    driver.press('-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-');
    driver.dragBy(id, x, y, { alt: true });
    return id;
  }) as [string, string, string];
  driver.press('Mod+a');
  editor.select([]);
  return { driver, a, b, c };
}
