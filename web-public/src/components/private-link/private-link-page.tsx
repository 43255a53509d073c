import { urls } from '@prostora/contracts';
import { privateLink as texts } from '@prostora/strings/cs/private-link.ts';
import { Button, ButtonLink, EmptyState, Skeleton, classNames } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { useFragmentLink } from '../../lib/fragment-link.ts';
import type { PrivateLink } from '../../lib/private-link.ts';
import { isInvalidLink, type PrivatePage } from '../../lib/use-private-page.ts';
import styles from './private-link.module.css';

const InvalidLink = (): ReactNode => (
  <EmptyState
    announced="status"
    title={texts.invalid.title}
    reason={texts.invalid.reason}
    action={<ButtonLink to={urls.home}>{texts.invalid.home}</ButtonLink>}
  />
);

/** Shown until the data are loaded in the browser; by default lines of text. */
export const PrivatePageSkeleton = ({ children }: { children?: ReactNode }): ReactNode => (
  <>
    <noscript>
      <p>{texts.needsScript}</p>
    </noscript>
    <div className="needs-script" role="status" aria-label={texts.loading}>
      {children ?? (
        <>
          <Skeleton className={styles['bone']} />
          <Skeleton className={styles['bone']} />
        </>
      )}
    </div>
  </>
);

type PrivateLinkPageProps = {
  className?: string | undefined;
  loading?: ReactNode;
  children: (link: PrivateLink) => ReactNode;
};

/** Page whose link has its token in the fragment; without a token, the link is invalid. */
export function PrivateLinkPage({
  className = styles['page'],
  loading = <PrivatePageSkeleton />,
  children,
}: PrivateLinkPageProps): ReactNode {
  const link = useFragmentLink();
  return (
    <div className={classNames('page-width', className)}>
      {link === undefined ? loading : link ? children(link) : <InvalidLink />}
    </div>
  );
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
