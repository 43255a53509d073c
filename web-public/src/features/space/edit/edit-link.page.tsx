import { ApiError, getSpaceByLink, type SpaceAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { openLogin, type RouteHandle } from '@prostora/federation';
import { useLocation } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, EmptyState, Skeleton } from '@prostora/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { SpaceEditor } from './space-editor.tsx';
import styles from './edit-link.module.css';

const texts = editTexts.link;

export const handle: RouteHandle = {
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageTitle,
    canonical: urls.editLink,
    robots: 'noindex',
  }),
};

type LinkState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'expired' }
  | { status: 'failed'; message: string }
  | { status: 'found'; answer: SpaceAnswer };

/** Takes the token out of the URL; it is kept in memory only. */
function useTokenFromUrl(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.replace(/^#/u, '')).get('token'));
  useEffect(() => {
    if (location.hash !== '')
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return token;
}

function useLinkedSpace(token: string | null): { found: LinkState; retry: () => void } {
  const api = useApi();
  const [found, setFound] = useState<LinkState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    const update = (next: LinkState): void => {
      if (!isUnmounted) setFound(next);
    };
    if (!token) return update({ status: 'missing' });
    update({ status: 'loading' });
    getSpaceByLink({ client: api, body: { auth_token: token } }).then(
      (answer) =>
        update(answer.space && answer.editing ? { status: 'found', answer } : { status: 'expired' }),
      (error: unknown) => {
        const expired = error instanceof ApiError && [401, 403, 404, 410, 422].includes(error.status);
        update(expired ? { status: 'expired' } : { status: 'failed', message: toErrorMessage(error) });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, token, attempt]);
  return { found, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Editing of a space by an e-mailed link, without an account. */
export function Component(): ReactNode {
  const token = useTokenFromUrl();
  const { found, retry } = useLinkedSpace(token);
  switch (found.status) {
    case 'found':
      return found.answer.space && found.answer.editing ? (
        <SpaceEditor
          space={found.answer.space}
          editing={found.answer.editing}
          seo={found.answer.seo}
          similar={found.answer.similar}
          layoutAreas={found.answer.layout_areas}
          authToken={token}
        />
      ) : null;
    case 'loading':
      return (
        <div className={styles['page']} role="status" aria-label={texts.loading}>
          <Skeleton className={styles['block']} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles['page']}>
          <EmptyState
            announced="alert"
            title={texts.failedTitle}
            reason={found.message}
            action={
              <Button variant="dark" onClick={retry}>
                {texts.retry}
              </Button>
            }
          />
        </div>
      );
    default:
      return (
        <div className={styles['page']}>
          <EmptyState
            announced="alert"
            title={found.status === 'missing' ? texts.missingTitle : texts.expiredTitle}
            reason={found.status === 'missing' ? texts.missingText : texts.expiredText}
            action={
              <Button variant="dark" onClick={openLogin}>
                {texts.login}
              </Button>
            }
          />
        </div>
      );
  }
}
