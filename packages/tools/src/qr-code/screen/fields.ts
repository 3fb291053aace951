import { QrCodeInput } from '../contract.ts';
import type { QrContent, QrContentOf } from '../plan/content.ts';
import { usualInk } from '../plan/brand-ink.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

export type QrType = QrContent['type'];

/** Every kind of content keeps what was typed into it, so that trying another kind loses nothing. */
export type QrFields = { type: QrType; contents: { [Type in QrType]: QrContentOf<Type> }; style: QrStyle };

const noUtm = { source: '', medium: '', campaign: '', term: '', content: '' };

const noCard = {
  first_name: '',
  last_name: '',
  organization: '',
  title: '',
  phone: '',
  email: '',
  website: '',
  street: '',
  city: '',
  region: '',
  postal_code: '',
  country: '',
  note: '',
};

export function fieldsFrom(start: Partial<QrCodeInput>): QrFields {
  const fields: QrFields = {
    type: start.content?.type ?? 'url',
    contents: {
      url: { type: 'url', url: '', utm: noUtm },
      text: { type: 'text', text: '' },
      wifi: { type: 'wifi', ssid: '', security: 'WPA', password: '', hidden: false },
      vcard: { type: 'vcard', ...noCard },
      email: { type: 'email', to: '', subject: '', body: '' },
      phone: { type: 'phone', phone: '' },
    },
    style: {
      size: 300,
      level: 'Q',
      image_size: 0.4,
      foreground: usualInk,
      background: '#ffffff',
      margin: 4,
      dots: 'square',
      logo: null,
      ...start.style,
    },
  };
  if (start.content) Object.assign(fields.contents[fields.type], start.content);
  return fields;
}

export function parseFields({ type, contents, style }: QrFields, brand?: QrCodeInput['brand']) {
  return QrCodeInput.safeParse({ content: contents[type], style, brand });
}

/** True while the fields that matter have nothing in them: then nothing is wrong yet, only missing. */
export function isBlank({ type, contents }: QrFields): boolean {
  const { url, text, wifi, vcard, email, phone } = contents;
  const needed: Record<QrType, readonly string[]> = {
    url: [url.url],
    text: [text.text],
    wifi: [wifi.ssid],
    vcard: [vcard.first_name, vcard.last_name, vcard.organization],
    email: [email.to],
    phone: [phone.phone],
  };
  return needed[type].every((value) => value.trim() === '');
}
