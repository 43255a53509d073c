import { urls } from '@prostora/contracts';
import { privateLink as texts } from '@prostora/strings/cs/private-link.ts';
import { Button, ButtonLink, EmptyState } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { useFragmentLink } from '../../lib/fragment-link.ts';
import type { PrivateLink } from '../../lib/private-link.ts';
import { isInvalidLink, type PrivatePage } from '../../lib/use-private-page.ts';

const InvalidLink = (): ReactNode => (
  <EmptyState
    announced="status"
    title={texts.invalid.title}
    reason={texts.invalid.reason}
    action={<ButtonLink to={urls.home}>{texts.invalid.home}</ButtonLink>}
  />
);

type PrivateLinkPageProps = {
  /** Shown until the link is read in the browser. */
  loading: ReactNode;
  children: (link: PrivateLink) => ReactNode;
};

/** Content of a page whose link has its token in the fragment; without a token, the link is invalid. */
export function PrivateLinkPage({ loading, children }: PrivateLinkPageProps): ReactNode {
  const link = useFragmentLink();
  if (link === undefined) return loading;
  return link ? children(link) : <InvalidLink />;
}

type PrivatePageFailureProps = { page: Pick<PrivatePage<unknown>, 'failure' | 'reload'>; title: string };

/** Failed load of a private page: an invalid link, or a retry. */
export const PrivatePageFailure = ({ page, title }: PrivatePageFailureProps): ReactNode =>
  isInvalidLink(page.failure) ? (
    <InvalidLink />
  ) : (
    <EmptyState
      announced="alert"
      title={title}
      reason={toErrorMessage(page.failure)}
      action={
        <Button variant="dark" onClick={page.reload}>
          {texts.retry}
        </Button>
      }
    />
  );
