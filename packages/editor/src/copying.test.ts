import { AdDesign } from '@adwright/studio/design/design.ts';
import { describe, expect, it } from 'vitest';
import { writeWords } from './commands/write-words.ts';
import { openEditor } from './testing/editor-driver.ts';
import { sampleDesign, storyFrame } from './testing/sample-documents.ts';
import { oneStep } from './testing/one-step.ts';

describe('copying', () => {
  it('duplicates beside the original, the button with its words', () => {
    const driver = openEditor();
    driver.click('cta');
    const before = driver.boxOf('cta');
    oneStep(driver, () => driver.press('Mod+d'));
    const [id = ''] = driver.selection();
    expect(driver.textOf(id)).toBe(driver.textOf('cta'));
    expect(driver.boxOf(id).width / before.width).toBeCloseTo(1, 1);
    expect(driver.boxOf(id).x).toBeGreaterThan(before.x);
    driver.type(id, '!');
    expect(driver.textOf('cta')).not.toContain('!');
  });

  it('leaves words and looks of one size in that size', () => {
    const driver = openEditor();
    driver.editor.store.setState({ only: true });
    driver.editor.edit((site) => writeWords(site, 'headline', 'Square alone'));
    driver.editor.store.setState({ only: false });
    const shared = driver.design().brief.headline;
    driver.click('headline');
    oneStep(driver, () => driver.press('Mod+d'));
    const [copy = ''] = driver.selection();
    expect(driver.textOf(copy)).toBe('Square alone');
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.textOf(copy)).toBe(shared);
  });

  it('copies what stands in one size alone into that size alone', () => {
    const driver = openEditor();
    driver.editor.store.setState({ only: true });
    driver.press('r');
    driver.editor.store.setState({ only: false });
    const text = driver.copy() ?? '';
    driver.press('Mod+d');
    const [copy = ''] = driver.selection();
    expect(driver.editor.site().boxes.has(copy)).toBe(true);
    driver.editor.chooseFrame(storyFrame.id);
    expect(driver.editor.site().boxes.has(copy)).toBe(false);
    driver.paste(text);
    const [pasted = ''] = driver.selection();
    expect(driver.editor.site().boxes.has(pasted)).toBe(true);
  });

  it('pastes into another size and another design, pictures included', () => {
    const driver = openEditor();
    driver.editor.select(['product', 'headline']);
    const text = driver.copy() ?? '';
    driver.editor.chooseFrame(storyFrame.id);
    oneStep(driver, () => driver.paste(text));
    expect(driver.selection()).toHaveLength(2);
    for (const id of driver.selection()) expect(driver.boxOf(id).width).toBeGreaterThan(10);
    const other = openEditor({ design: { ...sampleDesign('ar'), product: { name: 'Other', images: [] } } });
    other.paste(text);
    expect(other.selection()).toHaveLength(2);
    expect(AdDesign.safeParse(other.design()).success).toBe(true);
    expect(other.design().pictures).toHaveLength(1);
  });

  it.each([
    ['no JSON', '{"type":'],
    ['somebody else’s', '{"hello":"world"}'],
    [
      'a script in place of a colour',
      JSON.stringify({
        type: 'adwright/layers',
        version: 1,
        pictures: [],
        layers: [
          {
            x: 0,
            y: 0,
            layer: {
              kind: 'shape',
              id: 'added-1',
              box: { x: 0, y: 0, width: 1, height: 1 },
              shape: { kind: 'ellipse' },
              fill: { kind: 'solid', color: 'url(javascript:1)' },
            },
          },
        ],
      }),
    ],
    ['far too much', `{"a":"${'x'.repeat(500_000)}"}`],
  ])('passes over %s on the clipboard', (_what, text) => {
    const driver = openEditor();
    const before = driver.design();
    driver.paste(text);
    expect(driver.design()).toBe(before);
  });

  it('copies a style and not the words', () => {
    const driver = openEditor();
    driver.press('t');
    const [id = ''] = driver.selection();
    driver.click('headline');
    driver.press('Mod+Alt+c');
    driver.editor.select([id]);
    oneStep(driver, () => driver.press('Mod+Alt+v'));
    const [from, to] = ['headline', id].map((one) => driver.editor.site().byId.get(one)?.text);
    expect(to?.style.color).toBe(from?.style.color);
    expect(to?.text).toBe('Your headline');
  });
});
