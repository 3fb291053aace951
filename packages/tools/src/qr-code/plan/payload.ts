import type { QrContent, QrContentOf, Utm } from './content.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';

/** The text that a phone reads out of the code and knows what to do with. */
export function payloadOf(content: QrContent): string {
  switch (content.type) {
    case 'url':
      return webAddress(content.url, content.utm);
    case 'text':
      return content.text;
    case 'wifi':
      return wifi(content);
    case 'vcard':
      return vcard(content);
    case 'email':
      return mailto(content);
    case 'phone':
      break;
  }
  return `tel:${dialled(content.phone).replaceAll('#', '%23')}`;
}

/** Written by hand rather than through searchParams, which would re-encode the query that is already there. */
function webAddress(typed: string, utm: Utm): string {
  const url = parseWebAddress(typed);
  if (url === null) return typed;
  const added = Object.entries(utm).filter(([, value]) => value !== '');
  if (added.length === 0) return url.href;
  const names = new Set(added.map(([name]) => `utm_${name}`));
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !names.has(pair.split('=')[0] ?? ''));
  const query = [...kept, ...added.map(([name, value]) => `utm_${name}=${encodeURIComponent(value)}`)].join('&');
  const hash = url.hash;
  url.search = '';
  url.hash = '';
  return `${url.href}?${query}${hash}`;
}

function wifi(content: QrContentOf<'wifi'>): string {
  const fields = [`T:${content.security}`, `S:${wifiValue(content.ssid)}`];
  if (content.security !== 'nopass') fields.push(`P:${wifiValue(content.password)}`);
  if (content.hidden) fields.push('H:true');
  return `WIFI:${fields.join(';')};;`;
}

/** Readers take a bare string of hex digits for bytes, unless it is quoted. */
function wifiValue(value: string): string {
  const escaped = value.replaceAll(/[\\;,":]/g, (character) => `\\${character}`);
  return /^(?:[0-9a-f]{2})+$/i.test(value) ? `"${escaped}"` : escaped;
}

function vcard(card: QrContentOf<'vcard'>): string {
  const name = [card.first_name, card.last_name].filter((part) => part !== '').join(' ');
  const address = ['', '', card.street, card.city, card.region, card.postal_code, card.country];
  const website = card.website === '' ? '' : (parseWebAddress(card.website)?.href ?? card.website);
  const lines: [string, string][] = [
    ['N', structured([card.last_name, card.first_name, '', '', ''])],
    ['FN', escaped(name === '' ? card.organization : name)],
    ['ORG', escaped(card.organization)],
    ['TITLE', escaped(card.title)],
    ['TEL;TYPE=CELL', dialled(card.phone)],
    ['EMAIL', escaped(card.email)],
    ['URL', website],
    ['ADR;TYPE=WORK', address.every((part) => part === '') ? '' : structured(address)],
    ['NOTE', escaped(card.note)],
  ];
  const filled = lines.filter(([property, value]) => property === 'N' || value !== '');
  return ['BEGIN:VCARD', 'VERSION:3.0', ...filled.map(([property, value]) => `${property}:${value}`), 'END:VCARD'].join(
    '\r\n',
  );
}

function structured(parts: readonly string[]): string {
  return parts.map(escaped).join(';');
}

/** RFC 2426: backslash, semicolon, comma and line break are escaped in text values. */
function escaped(value: string): string {
  return value.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** RFC 6068: a line break travels as CR LF, a space never as a plus. */
function mailto(content: QrContentOf<'email'>): string {
  const at = content.to.lastIndexOf('@');
  const address = `${encodeURIComponent(content.to.slice(0, at))}@${content.to.slice(at + 1)}`;
  const fields = { subject: content.subject, body: content.body.replaceAll(/\r\n|\r|\n/g, '\r\n') };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? `mailto:${address}` : `mailto:${address}?${query}`;
}

function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+*#]/g, '');
}
