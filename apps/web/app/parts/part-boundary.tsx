import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  children: ReactNode;
  /** Stands in the part's place after a failure. */
  fallback?: ReactNode;
  onError?: (() => void) | undefined;
};

/** Keeps a part that was loaded on demand from taking the page down with it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // oxlint-disable-next-line no-console
    console.error(error);
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
