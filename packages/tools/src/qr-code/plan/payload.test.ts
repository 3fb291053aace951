import { describe, expect, it } from 'vitest';
import { QrContent } from './content.ts';
import { payloadOf } from './payload.ts';

const payload = (content: unknown) => payloadOf(QrContent.parse(content));

describe('url', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['http://example.com/a b', 'http://example.com/a%20b'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['https://example.com/?q=a+b%20c&sig=%2Fx', 'https://example.com/?q=a+b%20c&sig=%2Fx'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ])('reads %s as %s', (url, expected) => {
    expect(payload({ type: 'url', url })).toBe(expected);
  });

  it('adds campaign fields, keeps the query and the fragment, replaces what was there before', () => {
    const url = 'https://example.com/p?sku=7%2F8&utm_source=old&x#buy';
    expect(payload({ type: 'url', url, utm: { source: 'poster', campaign: 'spring & sun 50%' } })).toBe(
      'https://example.com/p?sku=7%2F8&x&utm_source=poster&utm_campaign=spring%20%26%20sun%2050%25#buy',
    );
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'nohost', '', 'http://', 'two words.com', 'a.com\nb.com'])(
    'refuses %j',
    (url) => {
      expect(QrContent.safeParse({ type: 'url', url }).success).toBe(false);
    },
  );
});

describe('wifi', () => {
  it('escapes what the format reserves', () => {
    expect(payload({ type: 'wifi', ssid: 'a;b,c:d\\e"f', password: 'p;w:1\\' })).toBe(
      'WIFI:T:WPA;S:a\\;b\\,c\\:d\\\\e\\"f;P:p\\;w\\:1\\\\;;',
    );
  });

  it('quotes a name that could be read as hex, marks a hidden network, leaves out the password of an open one', () => {
    expect(payload({ type: 'wifi', ssid: 'cafe', security: 'nopass', password: 'x', hidden: true })).toBe(
      'WIFI:T:nopass;S:"cafe";H:true;;',
    );
  });

  it('wants a password for a protected network', () => {
    expect(QrContent.safeParse({ type: 'wifi', ssid: 'home' }).success).toBe(false);
  });
});

describe('vcard', () => {
  it('escapes values, keeps the structure and leaves out what is empty', () => {
    const card = {
      type: 'vcard',
      first_name: 'Zoë',
      last_name: 'de la Cruz; PhD',
      organization: 'Fjord, Ltd\\Co',
      phone: '+49 (30) 123-45',
      website: 'fjord.example',
      city: 'Berlin',
      note: 'Line one\nLine, two',
    };
    expect(payload(card)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:de la Cruz\\; PhD;Zoë;;;',
        'FN:Zoë de la Cruz\\; PhD',
        'ORG:Fjord\\, Ltd\\\\Co',
        'TEL;TYPE=CELL:+493012345',
        'URL:https://fjord.example/',
        'ADR;TYPE=WORK:;;;Berlin;;;',
        'NOTE:Line one\\nLine\\, two',
        'END:VCARD',
      ].join('\r\n'),
    );
  });

  it('names an organization when there is no person, and refuses neither', () => {
    expect(payload({ type: 'vcard', organization: 'Fjord' })).toContain('N:;;;;\r\nFN:Fjord\r\nORG:Fjord');
    expect(QrContent.safeParse({ type: 'vcard', phone: '12345' }).success).toBe(false);
  });

  it('lets no field break out of its line', () => {
    expect(QrContent.safeParse({ type: 'vcard', first_name: 'A\r\nTEL:911' }).success).toBe(false);
  });
});

describe('email and phone', () => {
  it('encodes subject and body so that nothing ends a field early', () => {
    expect(payload({ type: 'email', to: 'a+b@example.com', subject: 'Hi & welcome?', body: 'one two\nthree=#' })).toBe(
      'mailto:a%2Bb@example.com?subject=Hi%20%26%20welcome%3F&body=one%20two%0D%0Athree%3D%23',
    );
    expect(payload({ type: 'email', to: 'a@example.com' })).toBe('mailto:a@example.com');
  });

  it('dials digits only', () => {
    expect(payload({ type: 'phone', phone: '+1 (555) 010-99' })).toBe('tel:+155501099');
    expect(payload({ type: 'phone', phone: '*100#' })).toBe('tel:*100%23');
    expect(QrContent.safeParse({ type: 'phone', phone: 'call me' }).success).toBe(false);
  });
});
