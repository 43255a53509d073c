import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { StatePanel } from '../kit/index.ts';

type Props = { /** A changed value resets the error. */ page: string; children: ReactNode };
type State = { failedOn: string | null };

/**
 * Error boundary of a page, also for a chunk missing after a release: the menu stays usable and a reload is
 * offered.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failedOn: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedOn: '' };
  }

  static getDerivedStateFromProps({ page }: Props, { failedOn }: State): Partial<State> | null {
    if (failedOn === '') return { failedOn: page };
    return failedOn !== null && failedOn !== page ? { failedOn: null } : null;
  }

  override render(): ReactNode {
    if (this.state.failedOn === null) return this.props.children;
    const reload = (
      <Button type="primary" onClick={() => window.location.reload()}>
        {admin.errors.pageReload}
      </Button>
    );
    return (
      <div role="alert">
        <StatePanel level={1} title={admin.errors.pageTitle} text={admin.errors.pageText} action={reload} />
      </div>
    );
  }
}
