import { connectPath } from '@adwright/contract/collection/extension.ts';
import type { SaveState } from '../found-ad.ts';
import type { Message } from '../messages.ts';
import { site } from '../site.ts';
import { remember } from '../store.ts';
import { addAd } from './add-ad.ts';
import { createMenu, onMenu } from './context-menu.ts';
import { flush } from './flush.ts';
import { queue } from './queue.ts';

async function answer(message: Message, sender: chrome.runtime.MessageSender): Promise<SaveState> {
  if (message.kind === 'save') {
    const state = await addAd(message.ad, sender.tab?.id ?? null);
    if (state === 'unconnected') await chrome.tabs.create({ url: (await site()).origin + connectPath });
    return state;
  }
  if (message.kind === 'connect') {
    // Only the site this copy belongs to may say whose it is.
    if (sender.origin !== (await site()).origin) return 'failed';
    await remember({ key: message.key, folderId: null });
  }
  if (message.kind === 'discard') await queue.remove(message.id);
  if (message.kind === 'retry') for (const { refused: _refused, ...ad } of await queue.all()) await queue.put(ad);
  void flush();
  return 'saved';
}

chrome.runtime.onMessage.addListener((message: Message, sender, respond) => {
  void answer(message, sender).then(respond, () => respond('failed'));
  // The answer comes later.
  return true;
});
chrome.runtime.onInstalled.addListener(({ reason }) => {
  createMenu();
  if (reason === 'install') void site().then(({ origin }) => chrome.tabs.create({ url: origin + connectPath }));
});
chrome.runtime.onStartup.addListener(createMenu);
chrome.contextMenus.onClicked.addListener(onMenu);
chrome.alarms.onAlarm.addListener(() => void flush());
addEventListener('online', () => void flush());
// Whatever woke it, the browser's start above all: something may wait.
void flush();
