import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** the failed part, in the user's words: `The layers` */
  name: string;
  children: ReactNode;
}

/** Keeps a bug in one panel from taking the others, and the user's work, with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className="flex h-full flex-col items-start gap-2 bg-panel p-4">
        <p className="font-semibold">{this.props.name} failed to draw.</p>
        <p className="wrap-anywhere select-text text-ink-2">{error.message}</p>
        <p className="text-ink-2">Nothing was changed in your files. Please report this with the message above.</p>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          Draw it again
        </button>
      </div>
    );
  }
}
