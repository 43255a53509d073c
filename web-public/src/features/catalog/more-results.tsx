import { useRevalidator } from '@prostora/nav';
import { publicSite } from '@prostora/strings';
import { Button, ButtonLink, Pagination } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { CatalogFailure } from './catalog-data.ts';
import { toAddress } from './catalog-sentence.ts';
import { buildPageUrl } from './catalog-url.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** „Načíst další“ appends to the list; it and the pagination are links, which work without JavaScript. */
export function MoreResults({
  catalog,
  failure,
}: {
  catalog: Catalog;
  failure: CatalogFailure | null;
}): ReactNode {
  const { store, state, answer } = catalog;
  const revalidator = useRevalidator();
  const loading = (store.status === 'FETCHING' && store.loadType === 'more') || revalidator.state !== 'idle';
  const buildUrl = (page: number): string => buildPageUrl(answer, toAddress(catalog.filter), page);
  const skippedCount = (store.fromPage - 1) * 20;
  const toWidth = (count: number): number => Math.round((count / Math.max(1, state.total)) * 260);
  return (
    <div className={styles['more']}>
      <p className={styles['seen']}>{texts.seen(store.spaces.length, state.total)}</p>
      <svg className={styles['progress']} viewBox="0 0 260 9" aria-hidden="true">
        <path d="M.5 0V9M259.5 0V9M0 4.5H260" stroke="currentColor" />
        <rect
          x={toWidth(skippedCount)}
          y="2"
          width={toWidth(skippedCount + store.spaces.length) - toWidth(skippedCount)}
          height="5"
          fill="#F2B233"
        />
      </svg>
      {failure && (
        <p className={styles['problem']} role="alert">
          {texts.moreFailed}
        </p>
      )}
      {state.page < state.nr_of_pages &&
        (failure ? (
          <Button
            size="lg"
            className={styles['button']}
            sending={loading}
            sendingLabel={texts.moreLoading}
            onClick={() => void revalidator.revalidate()}
          >
            {texts.failed.retry}
          </Button>
        ) : (
          <ButtonLink
            size="lg"
            className={styles['button']}
            to={buildUrl(state.page + 1)}
            replace
            preventScrollReset
            state={{ loadType: 'more' }}
            aria-disabled={loading || undefined}
          >
            {loading ? texts.moreLoading : texts.more}
          </ButtonLink>
        ))}
      <div className={styles['pages']}>
        <Pagination page={state.page} count={state.nr_of_pages} toUrl={buildUrl} />
      </div>
    </div>
  );
}
