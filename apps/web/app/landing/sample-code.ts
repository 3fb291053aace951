import { QrCodeInput } from '@adwright/tools/qr-code/contract.ts';
import { planQrCode } from '@adwright/tools/qr-code/plan/plan.ts';

/** Draws the QR code that stands on the home page, `sample-code.svg`, with the product's own tool. */
export function drawSampleCode(): string {
  const input = QrCodeInput.parse({
    content: { type: 'text', text: 'Kestrel desk lamp: 15% off this week' },
    style: { foreground: '#14171f', background: '#ffffff', margin: 2 },
  });
  return planQrCode(input).svg;
}
