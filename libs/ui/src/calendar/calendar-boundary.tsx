import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { Button } from '../button.tsx';
import { Component, type ReactNode } from 'react';

/** Error boundary of the lazily loaded calendar code; offers a reload of the page. */
export class CalendarBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => window.location.reload()}>{texts.retry}</Button>
      </div>
    );
  }
}
