import { calendar as texts } from '@prostora/strings/cs/calendar.ts';
import { Button } from '../button.tsx';
import { Component, type ReactNode } from 'react';

/** The calendar's code may not arrive; the page around it stays, and loading the page again is offered. */
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
