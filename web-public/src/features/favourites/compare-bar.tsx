import { FAVOURITES, appendSearch, urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useLocation } from '@prostora/nav';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import { Button, ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './favourites.module.css';
import type { Choice } from './use-choice.ts';

/** Sticky bar with the number of chosen spaces and the link to their comparison. */
export function CompareBar({ choice }: { choice: Choice }): ReactNode {
  const count = choice.ids.length;
  const query = useEventSearch();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['bar']} hidden={count === 0}>
      <p className={styles['chosen']} role="status">
        <b>{texts.chosen(count, FAVOURITES.compared)}</b>
        {count === 1 && <span>{texts.oneMore}</span>}
      </p>
      <Button variant="ghost" onClick={choice.clear}>
        {texts.clear}
      </Button>
      {count > 1 && (
        <ButtonLink
          variant="primary"
          state={{ from: pathname + search }}
          to={appendSearch(urls.comparison(choice.ids), query)}
        >
          {texts.compareChosen}
        </ButtonLink>
      )}
    </div>
  );
}
