import { toLocalPath, urls } from '@prostora/contracts';
import { Link, useLocation } from '@prostora/nav';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { ArrowLeft } from '@prostora/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styles from './comparison.module.css';

/** Name of the link to a page. */
function nameOrigin(path: string): string {
  if (path.startsWith(urls.favourites)) return texts.back.favourites;
  return path.startsWith(urls.space('')) ? texts.back.space : texts.back.list;
}

/** Link to the page the comparison was opened from; to the spaces for the event from a shared address. */
export function ComparisonBack({ query }: { query: string }): ReactNode {
  const { state } = useLocation() as { state: { from?: string } | null };
  const [origin, setOrigin] = useState<string | null>(null);
  // The server does not know the history of the tab.
  useEffect(() => setOrigin(toLocalPath(state?.from)), [state]);
  const to = origin ?? urls.home + query;
  return (
    <Link className={styles['back']} to={to}>
      <ArrowLeft />
      {nameOrigin(to)}
    </Link>
  );
}
