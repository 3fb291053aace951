import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { onError: () => void; children: ReactNode };

/**
 * Keeps a part that was loaded on demand from taking the page down with it. Draws nothing after a failure; the
 * parent learns of it and may mount the part again with a new key.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // oxlint-disable-next-line no-console
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
