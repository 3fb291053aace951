import type { Queued } from '../background/queue.ts';
import { type Message, send } from '../messages.ts';
import { element, say } from './element.ts';

/** What has not arrived, why, and what can be done about it. */
export function waitingList(waiting: readonly Queued[], onChange: () => void): HTMLElement | null {
  if (waiting.length === 0) return null;
  const act = (message: Message) => () => void send(message).then(onChange);
  const refused = waiting.filter((ad) => ad.refused !== undefined);
  return element(
    'section',
    { class: 'list' },
    element(
      'div',
      { class: 'row apart' },
      element('h2', { role: 'status' }, say('popup_waiting', String(waiting.length))),
      element('button', { type: 'button', onclick: act({ kind: 'retry' }) }, say('popup_retry')),
    ),
    navigator.onLine ? null : element('p', { class: 'muted' }, say('popup_offline')),
    element(
      'ul',
      {},
      ...refused.map((ad) =>
        element(
          'li',
          {},
          element('p', { class: 'wrong' }, say('popup_refused', ad.ad.brand), ' ', ad.refused ?? ''),
          element(
            'button',
            { type: 'button', class: 'plain', onclick: act({ kind: 'discard', id: ad.id }) },
            say('popup_discard'),
          ),
        ),
      ),
    ),
  );
}
