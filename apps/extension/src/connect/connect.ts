import { askKind, handOverKind, offerKind } from '@adwright/contract/collection/extension.ts';
import { send } from '../messages.ts';

/** On the connect page of the site: says that the extension is here, and takes the key the signed-in page hands over. */
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window || event.origin !== location.origin) return;
  const said = event.data as { readonly kind?: unknown; readonly key?: unknown } | null;
  if (said?.kind === askKind) return offer(false);
  if (said?.kind !== handOverKind || typeof said.key !== 'string' || !/^adw_[\w-]{20,100}$/.test(said.key)) return;
  void send({ kind: 'connect', key: said.key }).then((state) => offer(state === 'saved'));
});
offer(false);

function offer(connected: boolean): void {
  window.postMessage({ kind: offerKind, connected }, location.origin);
}
