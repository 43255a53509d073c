import { appendSearch, urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link, useSearchParams } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import { savedSearch } from '@prostora/strings/cs/saved-search.ts';
import type { ReactNode } from 'react';
import styles from './favourites.module.css';
import { FavouriteSpaces } from './favourite-spaces.tsx';
import { SavedSearches } from './saved-searches.tsx';

const SEARCHES = `${urls.favourites}?karta=hledani`;

export const handle: RouteHandle = {
  head: () => ({
    title: texts.pageTitle,
    description: texts.pageDescription,
    canonical: urls.favourites,
    robots: 'noindex, follow',
  }),
};

/** Favourite spaces, with a selection to compare, and saved searches. */
export function Component(): ReactNode {
  const [search] = useSearchParams();
  const query = useEventSearch();
  const isSearches = search.get('karta') === 'hledani';
  const tab = (to: string, label: string, isCurrent: boolean): ReactNode => (
    <Link
      className={styles['tab']}
      to={appendSearch(to, query)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  );
  return (
    <div className={`page-width ${styles['page']}`}>
      <h1>{texts.title}</h1>
      <nav className={styles['tabs']} aria-label={savedSearch.tabs.label}>
        {tab(urls.favourites, savedSearch.tabs.spaces, !isSearches)}
        {tab(SEARCHES, savedSearch.tabs.searches, isSearches)}
      </nav>
      <noscript>
        <p className={styles['lead']}>{bindSpaces(texts.needsScript)}</p>
      </noscript>
      <div className="needs-script">{isSearches ? <SavedSearches /> : <FavouriteSpaces />}</div>
    </div>
  );
}
