import { buildEventSearch, urls, type EventQuery } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { eventTexts as texts } from '@prostora/strings/cs/event.ts';
import { ArrowLeft } from '@prostora/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { CatalogReturn } from '../../lib/catalog-return.ts';
import styles from './event-bar.module.css';

const loadReturns = () => import('../../lib/find-catalog-return.ts');

/** Link back to the list of the event, with its count when the list was shown in this tab. */
export function BackToSpaces({ event }: { event: EventQuery }): ReactNode {
  const search = buildEventSearch(event);
  const [list, setList] = useState<CatalogReturn | null>(null);
  useEffect(() => {
    if (search !== '')
      void loadReturns().then(
        ({ findCatalogReturn }) => setList(findCatalogReturn(search)),
        () => undefined,
      );
  }, [search]);
  const known = list?.event === search ? list : null;
  if (search === '') return null;
  return (
    <Link className={styles['back']} to={known?.url ?? `${urls.home}${search}`}>
      <ArrowLeft aria-hidden />
      {known ? texts.back(known.total) : texts.backUncounted}
    </Link>
  );
}
