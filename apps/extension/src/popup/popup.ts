import type { Client } from '@adwright/contract/client/client.ts';
import { connectPath } from '@adwright/contract/collection/extension.ts';
import { openApi } from '../api.ts';
import { queue } from '../background/queue.ts';
import { site } from '../site.ts';
import { forgetKey, remembered } from '../store.ts';
import { element, say } from './element.ts';
import { saveTo } from './save-to.ts';
import { waitingList } from './waiting-list.ts';

const main = document.querySelector('main') ?? document.body;
document.documentElement.lang = say('language');
document.documentElement.dir = say('direction');

const draw = async (): Promise<void> => {
  const [{ origin }, client, waiting] = await Promise.all([site(), openApi(), queue.all()]);
  const parts = client === null ? unconnected(origin) : await connected(client, origin);
  const heading = element('h1', {}, say('name'));
  const picture = element('img', { src: '/icons/128.png', alt: '' });
  main.replaceChildren(
    element('header', {}, picture, heading),
    ...parts,
    ...[waitingList(waiting, () => void draw())].filter((part) => part !== null),
    ...(client === null ? [] : [foot(client, origin)]),
  );
};

function unconnected(origin: string): readonly HTMLElement[] {
  return [
    element('p', { class: 'muted' }, say('popup_connectText')),
    element('a', { class: 'button main', href: origin + connectPath, target: '_blank' }, say('popup_connect')),
  ];
}

async function connected(client: Client, origin: string): Promise<readonly HTMLElement[]> {
  const current = await remembered();
  try {
    const { list } = await client.call('adFolderList', {}, { quiet: true });
    return [...saveTo(client, { list, current }, () => void draw()), recentList(current.recent ?? [])];
  } catch {
    if ((await remembered()).key === undefined) return unconnected(origin);
    return [element('p', { class: 'wrong', role: 'status' }, say('popup_unreachable'))];
  }
}

function recentList(recent: readonly { readonly brand: string; readonly headline: string }[]): HTMLElement {
  if (recent.length === 0) return element('p', { class: 'muted' }, say('popup_nothing'));
  return element(
    'section',
    { class: 'list' },
    element('h2', {}, say('popup_recent')),
    element(
      'ul',
      {},
      ...recent.map(({ brand, headline }) =>
        element(
          'li',
          { class: 'muted' },
          element('bdi', { class: 'brand' }, brand),
          ' ',
          element('bdi', {}, headline.slice(0, 60)),
        ),
      ),
    ),
  );
}

function foot(client: Client, origin: string): HTMLElement {
  const disconnect = async (): Promise<void> => {
    // Where the site cannot be reached, the key is still forgotten here and can be revoked there.
    await client.call('extensionDisconnect', {}, { quiet: true }).catch(() => undefined);
    await forgetKey();
    await draw();
  };
  return element(
    'div',
    { class: 'row apart' },
    element('a', { class: 'button', href: `${origin}/my-ads`, target: '_blank' }, say('popup_open')),
    element('button', { type: 'button', class: 'plain', onclick: () => void disconnect() }, say('popup_disconnect')),
  );
}

await draw();
