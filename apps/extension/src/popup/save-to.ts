import type { Client } from '@adwright/contract/client/client.ts';
import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { remember, type Remembered } from '../store.ts';
import { element, say } from './element.ts';

/** Where the next ads go, and with which tags. Each change counts at once. */
export function saveTo(
  client: Client,
  { list, current }: { list: readonly AdFolder[]; current: Remembered },
  onChange: () => void,
): readonly HTMLElement[] {
  const option = (value: string, name: string): HTMLOptionElement =>
    element('option', { value, selected: value === (current.folderId ?? '') }, name);
  const folder = element(
    'select',
    { onchange: () => void remember({ folderId: folder.value === '' ? null : folder.value }) },
    option('', say('popup_noFolder')),
    ...list.map(({ id, name }) => option(id, name)),
  );
  const tags = element('input', {
    value: current.tags ?? '',
    maxlength: '400',
    placeholder: say('popup_tagsHint'),
    oninput: () => void remember({ tags: tags.value }),
  });
  return [
    element('label', {}, say('popup_folder'), folder),
    newFolder(client, onChange),
    element('label', {}, say('popup_tags'), tags),
  ];
}

function newFolder(client: Client, onChange: () => void): HTMLElement {
  const name = element('input', {
    'aria-label': say('popup_newFolder'),
    placeholder: say('popup_newFolder'),
    maxlength: '80',
    required: true,
  });
  const wrong = element('p', { class: 'wrong', role: 'alert' });
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const made = await client.call('adFolderAdd', { name: name.value }, { quiet: true });
      await remember({ folderId: made.id });
      onChange();
    } catch (error) {
      wrong.textContent = error instanceof Error ? error.message : '';
    }
  };
  const button = element('button', { type: 'submit' }, say('popup_add'));
  return element('form', { class: 'row', onsubmit: (event) => void add(event) }, name, button, wrong);
}
