import type { SaveState } from '../found-ad.ts';

const style = `
  :host { position: absolute !important; inset-block-start: 8px !important; inset-inline-end: 8px !important; z-index: 2147483000 !important; display: block !important; }
  button { all: unset; box-sizing: border-box; display: flex; align-items: center; min-block-size: 32px; padding: 0 12px;
    border-radius: 8px; background: #14171f; color: #fcfaf6; font: 500 13px/1.2 system-ui, sans-serif; cursor: pointer;
    box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
  button:hover { background: #2a2f3d; }
  button:focus-visible { outline: 2px solid #fb4f2e; outline-offset: 2px; }
  button[disabled] { cursor: default; }
  button[data-state=failed] { background: #b3261e; }
`;

/** In a tree of its own: the page's style does not reach it, and it does not reach the page's. */
export function createSaveButton(onSave: () => void): { host: HTMLElement; show(state: SaveState | 'idle'): void } {
  const host = document.createElement('div');
  host.dir = chrome.i18n.getMessage('direction');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', (event) => {
    // The card may be a link or open the ad.
    event.preventDefault();
    event.stopPropagation();
    onSave();
  });
  root.append(sheet, button);
  const show = (state: SaveState | 'idle'): void => {
    button.textContent = chrome.i18n.getMessage(`button_${state}`);
    button.dataset['state'] = state;
    button.disabled = state === 'saving' || state === 'saved';
  };
  show('idle');
  return { host, show };
}
