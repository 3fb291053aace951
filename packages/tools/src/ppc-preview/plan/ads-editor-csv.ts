import Papa from 'papaparse';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import type { PpcPreviewInput } from '../contract.ts';

/** One row under the column names that Google Ads Editor writes itself when it exports responsive search ads. */
export function adsEditorCsv(ad: PpcPreviewInput): string {
  const row: Record<string, string> = {
    Campaign: ad.campaign,
    'Ad Group': ad.ad_group,
    'Ad type': 'Responsive search ad',
  };
  for (let index = 0; index < 15; index += 1) {
    const line = ad.headlines[index];
    row[`Headline ${index + 1}`] = line?.text ?? '';
    row[`Headline ${index + 1} position`] = line?.pin ? String(line.pin) : '';
  }
  for (let index = 0; index < 4; index += 1) {
    const line = ad.descriptions[index];
    row[`Description ${index + 1}`] = line?.text ?? '';
    row[`Description ${index + 1} position`] = line?.pin ? String(line.pin) : '';
  }
  row['Path 1'] = ad.paths[0];
  row['Path 2'] = ad.paths[1];
  row['Final URL'] = parseWebAddress(ad.url)?.href ?? ad.url;
  // Programs that guess take a file without this mark for an old code page and spoil every accent.
  return `\uFEFF${Papa.unparse([row], { newline: '\r\n' })}\r\n`;
}
