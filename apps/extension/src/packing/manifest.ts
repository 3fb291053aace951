import { brand } from '@adwright/contract/brand.ts';
import { connectPath } from '@adwright/contract/collection/extension.ts';
import { placeholderOrigin } from '@adwright/contract/placeholder-origin.ts';

/** Pages whose ads it knows. */
const pages = [
  'https://www.facebook.com/*',
  'https://www.instagram.com/*',
  'https://ads.tiktok.com/*',
  'https://library.tiktok.com/*',
  'https://adstransparency.google.com/*',
  'https://www.linkedin.com/*',
  'https://www.reddit.com/*',
  'https://www.youtube.com/*',
];

/** Where those pages keep their pictures and films. */
const files = [
  'https://*.fbcdn.net/*',
  'https://*.cdninstagram.com/*',
  'https://*.tiktokcdn.com/*',
  'https://*.tiktokcdn-us.com/*',
  'https://*.ibyteimg.com/*',
  'https://*.googlesyndication.com/*',
  'https://*.googleusercontent.com/*',
  'https://*.ytimg.com/*',
  'https://*.licdn.com/*',
  'https://*.redd.it/*',
  'https://*.redditmedia.com/*',
];

/** By which Chrome and Edge call it the same wherever it lies; the private half was thrown away and is not needed. */
const key =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAoVxDFsrqTl5Hj4n+96/kBGQBLrEriNe5srgXqJF5jZ0dMieFENr30VseNCTE/pyrslDlCRR2/0WOnF45tr8ooaiO80LGCJqQGqWKJefUy9WpceM89xtnZW1dY+WqIfmV6RHKGDy357rekWNe8JoIiV4ZMDRaIbTCy1gdIwJhDqxIi31oEh5y5ri+mPyG90cAbl+xI1iwOtLyw9jkc5KLI0hGt5bps4nbdd1s7BmLHVEaPLeEUWxEwmEbnchlpeH2QicrwcVyRSGM0iG2ht2z/9IfmHyJZyX2HK2VJmd3MopKCOULINGn4UcDvbbaupAokIitByPFSSLWMBgBIS7InQIDAQAB';

/** One manifest for Chrome, Edge and Firefox: each leaves out what is not for it. */
export const manifest = {
  manifest_version: 3,
  name: '__MSG_name__',
  short_name: brand.name,
  description: '__MSG_description__',
  version: '1.0.0',
  default_locale: 'en',
  key,
  minimum_chrome_version: '121',
  browser_specific_settings: {
    gecko: {
      id: 'extension@adwright.invalid',
      strict_min_version: '128.0',
      // What somebody saves goes to their own collection, and nothing else goes anywhere.
      data_collection_permissions: { required: ['websiteContent'] },
    },
  },
  icons: { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' },
  action: { default_popup: 'popup.html', default_icon: { 16: 'icons/16.png', 32: 'icons/32.png' } },
  background: { service_worker: 'background.js', scripts: ['background.js'], type: 'module' },
  permissions: ['storage', 'unlimitedStorage', 'alarms', 'contextMenus', 'activeTab', 'scripting'],
  host_permissions: [`${placeholderOrigin}/*`, ...pages, ...files],
  // Asked for one at a time, when somebody saves a film of another site.
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  content_scripts: [
    { matches: pages, js: ['content.js'], run_at: 'document_idle' },
    {
      matches: [`${placeholderOrigin}${connectPath}*`, `${placeholderOrigin}/*${connectPath}*`],
      js: ['connect.js'],
      run_at: 'document_idle',
    },
  ],
};
