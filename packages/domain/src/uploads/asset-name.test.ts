import { expect, it } from 'vitest';
import { assetName } from './asset-name.ts';

it.each([
  ['Summer Lamp.PNG', 'png', 'summer-lamp.png'],
  ['C:\\photos\\été 2026.jpeg', 'jpg', 'été-2026.jpg'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['写真.png', 'png', '写真.png'],
  ['سماعات لاسلكية.jpg', 'jpg', 'سماعات-لاسلكية.jpg'],
  ['हिन्दी.png', 'png', 'हिन्दी.png'],
  ['\u202Egnp.exe', 'png', 'gnp.png'],
  ['\uD800.png', 'png', 'file.png'],
  ['𠮷'.repeat(100), 'png', `${'𠮷'.repeat(80)}.png`],
  ['"\r\nSet-Cookie: x', 'mp4', 'set-cookie-x.mp4'],
  ['', 'mp4', 'file.mp4'],
  ['a'.repeat(300), 'png', `${'a'.repeat(80)}.png`],
])('calls %j of kind %s %s', (name, extension, expected) => {
  expect(assetName(name, extension)).toBe(expected);
});
