import { randomUUID } from 'node:crypto';
import { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createJobContext } from '../../testing/job-context.ts';
import { contract, QrCodeInput, QrCodeOutput } from '../contract.ts';
import { job } from './job.ts';
import { logoMaxBytes, readLogo } from '../../kit/qr/plan/logo.ts';

async function run(input: unknown) {
  const { context, saved, stages } = createJobContext();
  const output = await job(QrCodeInput.parse(input), context);
  return { output: QrCodeOutput.parse(output), assets: [...saved.values()], stages };
}

async function picture(format: 'png' | 'jpeg', width = 120, height = 80): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#e2451c' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

const contents = [
  { type: 'url', url: 'example.com/summer', utm: { source: 'poster', medium: 'print' } },
  { type: 'text', text: 'Grüße, 你好, مرحبا, 안녕, Привет 👋' },
  { type: 'wifi', ssid: 'Café "Zwölf"; hinten', password: 'a;b:c\\d' },
  { type: 'vcard', first_name: 'Zoë', last_name: 'Ek', organization: 'Fjord, Ltd', phone: '+46 8 123', city: 'Malmö' },
  { type: 'email', to: 'hi@example.com', subject: 'Hej & välkommen', body: 'one\ntwo' },
  { type: 'phone', phone: '+1 555 0100' },
];

it.each(contents)('reads its own picture back: $type', async (content) => {
  for (const dots of ['square', 'rounded', 'dots']) {
    const { output } = await run({ content, style: { dots, size: 400 } });
    expect(output.decoded).toBe(output.payload);
    expect(output.scannable).toBe(true);
  }
});

it.each(['png', 'jpeg'] as const)('still reads with a %s logo in the middle', async (format) => {
  const logo = await picture(format);
  for (const dots of ['square', 'rounded', 'dots']) {
    for (const level of ['M', 'Q', 'H']) {
      const { output, assets } = await run({ content: contents[0], style: { dots, level, logo } });
      expect(output.scannable, `${dots} ${level}`).toBe(true);
      expect(new TextDecoder().decode(assets[0]?.body)).toContain('href="data:image/png;base64,');
    }
  }
});

it('saves an SVG, a PNG and a PDF of the asked size', async () => {
  const { assets, stages } = await run({ content: contents[0], style: { size: 512 } });
  expect(assets.map(({ name, mime }) => [name, mime])).toEqual([
    ['qr-code.svg', 'image/svg+xml'],
    ['qr-code.png', 'image/png'],
    ['qr-code.pdf', 'application/pdf'],
  ]);
  expect(await sharp(assets[1]?.body).metadata()).toMatchObject({ width: 512, height: 512, format: 'png' });
  expect(stages).toEqual(['encode', 'draw', 'scan']);
});

it.each([
  { foreground: '#dddddd' },
  { foreground: '#ffffff', background: '#000000' },
  { foreground: '#4a90d9', background: '#3f7fbf' },
])('does not call %j scannable', async (style) => {
  expect((await run({ content: contents[0], style })).output.scannable).toBe(false);
});

it('says so when too much content is squeezed into too few pixels', async () => {
  const { output } = await run({ content: { type: 'text', text: 'x'.repeat(1600) }, style: { size: 120 } });
  expect(output).toMatchObject({ scannable: false, decoded: null });
});

it('sets the brand’s logo where an order asks for it by name, as rows of a batch do', async () => {
  const { context, saved, bring } = createJobContext();
  const bytes = await sharp({ create: { width: 1600, height: 400, channels: 4, background: '#e2451c' } })
    .png()
    .toBuffer();
  const logo = bring('logo.png', 'image/png', bytes);
  const order = contract.forBrand?.(BrandRules.parse({ logo, colors: ['#0b6e4f'] }));
  const output = await job(QrCodeInput.parse({ content: contents[0], ...order }), context);
  expect(output).toMatchObject({ scannable: true });
  expect(new TextDecoder().decode(saved.get('qr-code.svg')?.body)).toContain('href="data:image/png;base64,');

  const gone = contract.forBrand?.(BrandRules.parse({ logo: randomUUID() }));
  expect(await job(QrCodeInput.parse({ content: contents[0], ...gone }), context)).toMatchObject({ scannable: true });
  expect(new TextDecoder().decode(saved.get('qr-code.svg')?.body)).not.toContain('data:image');
});

it('judges a logo by its bytes', async () => {
  const png = await picture('png', 30, 20);
  expect(readLogo(png)).toEqual({ mime: 'image/png', width: 30, height: 20 });
  expect(readLogo((await picture('jpeg', 31, 21)).replace('jpeg', 'png'))).toEqual({
    mime: 'image/jpeg',
    width: 31,
    height: 21,
  });
  const svg = `data:image/png;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const huge = `data:image/png;base64,${Buffer.alloc(logoMaxBytes + 1).toString('base64')}`;
  for (const bad of [svg, huge, 'data:image/png;base64,', 'https://example.com/a.png', `${png}"/><script>`]) {
    expect(readLogo(bad)).toBeNull();
  }
});

it('refuses a logo that only begins like a picture', async () => {
  const torn = Buffer.from((await picture('png')).split(',')[1] ?? '', 'base64').subarray(0, 60);
  const logo = `data:image/png;base64,${torn.toString('base64')}`;
  await expect(run({ content: contents[0], style: { logo } })).rejects.toMatchObject({ code: 'wrong_file_kind' });
});
