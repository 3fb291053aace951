import { z } from 'zod';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/, 'must be one line');

const Phone = line(40).regex(/^\+?[\d ().\-/*#]*\d[\d ().\-/*#]*$/, 'must be a phone number');

const WebAddress = line(2000).refine((value) => parseWebAddress(value) !== null, 'must be a web address');

const Utm = z.object({
  source: line(120).default(''),
  medium: line(120).default(''),
  campaign: line(120).default(''),
  term: line(120).default(''),
  content: line(120).default(''),
});
export type Utm = z.infer<typeof Utm>;

const UrlContent = z.object({ type: z.literal('url'), url: WebAddress, utm: Utm.prefault({}) });

const TextContent = z.object({ type: z.literal('text'), text: z.string().min(1).max(4000) });

const WifiContent = z
  .object({
    type: z.literal('wifi'),
    ssid: z.string().min(1).max(32),
    security: z.enum(['WPA', 'WEP', 'nopass']).default('WPA'),
    password: z.string().max(63).default(''),
    hidden: z.boolean().default(false),
  })
  .refine((wifi) => wifi.security === 'nopass' || wifi.password !== '', {
    path: ['password'],
    message: 'is needed for a protected network',
  });

const VcardContent = z
  .object({
    type: z.literal('vcard'),
    first_name: line(80).default(''),
    last_name: line(80).default(''),
    organization: line(120).default(''),
    title: line(120).default(''),
    phone: z.union([Phone, z.literal('')]).default(''),
    email: z.union([z.email().max(254), z.literal('')]).default(''),
    website: z.union([WebAddress, z.literal('')]).default(''),
    street: line(160).default(''),
    city: line(80).default(''),
    region: line(80).default(''),
    postal_code: line(20).default(''),
    country: line(80).default(''),
    note: z.string().trim().max(500).default(''),
  })
  .refine((card) => card.first_name !== '' || card.last_name !== '' || card.organization !== '', {
    path: ['first_name'],
    message: 'a card needs a name or an organization',
  });

const EmailContent = z.object({
  type: z.literal('email'),
  to: z.email().max(254),
  subject: line(300).default(''),
  body: z.string().max(2000).default(''),
});

const PhoneContent = z.object({ type: z.literal('phone'), phone: Phone });

export const QrContent = z.discriminatedUnion('type', [
  UrlContent,
  TextContent,
  WifiContent,
  VcardContent,
  EmailContent,
  PhoneContent,
]);
export type QrContent = z.infer<typeof QrContent>;
export type QrContentOf<Type extends QrContent['type']> = Extract<QrContent, { type: Type }>;
