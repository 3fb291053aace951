import { ToolRunner } from '../features/tool-runner/tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function QrCodeSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="QRCodeGenerator" />
      <ToolRunner key={address.runId ?? ''} tool="qr-code" runId={address.runId} />
    </>
  );
}
