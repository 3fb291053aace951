import { brand } from '@adwright/contract/brand.ts';
import type { SandboxCustomer, SandboxPayment } from '@adwright/payments/sandbox/customer.ts';
import { lostCents } from '@adwright/payments/sandbox/payments.ts';
import { type Creative, creativeVersion } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import type { PageWords } from './page-words.ts';

/** A4 at 96 dots to the inch. */
const sheet = { width: 794, height: 1123, edge: 84 };
const ink = '#1a1c25';
const quiet = '#5b6070';

type Style = { readonly size: number; readonly weight?: number; readonly color?: string };

/**
 * An invoice as a sheet to draw: what draws ads sets every script right, from either side. It is in the person's own
 * language, with dates and money as that language writes them.
 */
export function invoicePage(words: PageWords, customer: SandboxCustomer, payment: SandboxPayment): Creative {
  const { t, item, day, money, page } = words;
  const lost = lostCents(payment);
  const rows: [label: string, value: string][] = [
    [t('invoiceNumber'), payment.number],
    [t('invoiceDate'), day(payment.paidAt)],
    [t('billedTo'), customer.email],
    [t('invoiceItem'), item(payment.offerId)],
    ...(payment.periodEnd > payment.periodStart
      ? [[t('invoicePeriod'), `${day(payment.periodStart)} – ${day(payment.periodEnd)}`] satisfies [string, string]]
      : []),
    [t('invoiceTotal'), money(payment.cents)],
    ...(lost > 0 ? [[t('invoiceRefunded'), money(lost)] satisfies [string, string]] : []),
  ];
  const layers = [
    textAt('brand', brand.name, { x: 0, y: 84, width: 1, height: 30 }, { size: 20, weight: 700 }),
    textAt('title', t('invoiceTitle'), { x: 0, y: 132, width: 1, height: 60 }, { size: 38, weight: 700 }),
    textAt('note', t('invoiceNote'), { x: 0, y: 200, width: 1, height: 60 }, { size: 16, color: quiet }),
    ...rows.flatMap((row, index) => rowAt(row, index)),
  ];
  return {
    version: creativeVersion,
    kind: 'picture',
    width: sheet.width,
    height: sheet.height,
    fps: 30,
    language: page.language,
    direction: page.direction,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: {
      name: brand.name,
      colors: { paper: '#ffffff', ink, accent: ink, support: quiet },
      fonts: { heading: 'Inter', body: 'Inter' },
    },
    assets: {},
    scenes: [{ id: 'page', duration: 1, background: solid('#ffffff'), layers }],
    overlay: [],
    audio: [],
    meta: { title: `${t('invoiceTitle')} ${payment.number}` },
  };
}

function rowAt([label, value]: readonly [string, string], index: number): Layer[] {
  const y = 300 + index * 64;
  return [
    {
      kind: 'shape',
      id: `line-${index}`,
      box: { x: sheet.edge, y, width: sheet.width - 2 * sheet.edge, height: 1 },
      shape: { kind: 'rect' },
      fill: solid('#d9dbe3'),
    },
    textAt(`label-${index}`, label, { x: 0, y: y + 8, width: 0.32, height: 48 }, { size: 16, color: quiet }),
    textAt(`value-${index}`, value, { x: 0.34, y: y + 8, width: 0.66, height: 48 }, { size: 17, weight: 600 }),
  ];
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** `x` and `width` are shares of what lies between the edges. A value that is too long is set smaller, never cut. */
function textAt(id: string, text: string, { x, y, width, height }: Place, style: Style): Layer {
  const room = sheet.width - 2 * sheet.edge;
  return {
    kind: 'text',
    id,
    text,
    box: { x: sheet.edge + x * room, y, width: width * room, height },
    style: {
      font: 'body',
      weight: 400,
      color: ink,
      minSize: 8,
      lineHeight: 1.35,
      maxLines: 2,
      valign: 'middle',
      ...style,
    },
  };
}
