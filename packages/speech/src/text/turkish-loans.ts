import { type Replacement, replaceWhere } from './replacement.ts';

/**
 * English words and names of Turkish ads, spelled as they are said. Other languages tell by the letters which words are
 * foreign; Turkish ones look the same, and would be read as they are written: onlinɛ, jo utubɛ.
 */
const said: Readonly<Record<string, string>> = {
  airpods: 'eyrpads',
  apple: 'epıl',
  'black friday': 'blek fraydey',
  blackfriday: 'blek fraydey',
  bluetooth: 'blutut',
  cashback: 'keşbek',
  cheesecake: 'çizkeyk',
  cupcake: 'kapkeyk',
  design: 'dizayn',
  'e-mail': 'imeyl',
  facebook: 'feysbuk',
  fashion: 'feşın',
  gaming: 'geyming',
  google: 'gugıl',
  influencer: 'influınsır',
  ipad: 'aypad',
  iphone: 'ayfon',
  laptop: 'leptop',
  linkedin: 'linkdin',
  live: 'layv',
  mail: 'meyl',
  makeup: 'meykap',
  nike: 'nayki',
  offline: 'oflayn',
  online: 'onlayn',
  outdoor: 'autdor',
  outlet: 'autlet',
  premium: 'premiyum',
  sale: 'seyl',
  shop: 'şop',
  showroom: 'şovrum',
  smoothie: 'smuti',
  spotify: 'spotifay',
  style: 'stayl',
  twitter: 'tivitır',
  voucher: 'vauçır',
  whatsapp: 'vatsap',
  'wi-fi': 'vay fay',
  wifi: 'vay fay',
  wireless: 'vayrlıs',
  youtube: 'yutub',
  zoom: 'zum',
};

const word = new RegExp(String.raw`(?<![\p{L}\p{N}.@-])(${Object.keys(said).join('|')})(?![\p{L}\p{N}@-])`, 'giu');

/** With whatever ending follows an apostrophe: iPhone’unuz is ayfon’unuz. */
export function turkishLoans(text: string): Replacement[] {
  return replaceWhere(text, word, ([written]) => said[written.toLowerCase()] ?? written);
}
