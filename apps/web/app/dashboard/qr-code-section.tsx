import { StoredToolRunner } from '../features/tool-runner/stored-tool-runner.tsx';
import { SectionHeading } from './section-heading.tsx';
import type { SectionProps } from './sections.ts';

export function QrCodeSection({ address }: SectionProps) {
  return (
    <>
      <SectionHeading section="QRCodeGenerator" />
      <StoredToolRunner tool="qr-code" runId={address.runId} projectId={address.projectId} />
    </>
  );
}
