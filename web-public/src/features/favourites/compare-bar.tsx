import { FAVOURITES, appendSearch, urls } from '@prostora/contracts';
import { SELECTIONS } from '@prostora/contracts/selections.ts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useLocation } from '@prostora/nav';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import { Button, ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { VoteButton } from '../../components/compare/vote-button.tsx';
import styles from './favourites.module.css';
import type { Choice } from './use-choice.ts';

/** Sticky bar with the number of chosen spaces, their vote and their comparison. */
export function CompareBar({ choice }: { choice: Choice }): ReactNode {
  const count = choice.ids.length;
  const query = useEventSearch();
  const { pathname, search } = useLocation();
  return (
    <div className={styles['bar']} hidden={count === 0}>
      <p className={styles['chosen']} role="status">
        <b>{texts.chosen(count, SELECTIONS.spaces)}</b>
        {count === 1 && <span>{texts.oneMore}</span>}
        {count > FAVOURITES.compared && <span>{texts.tooManyCompared(FAVOURITES.compared)}</span>}
      </p>
      <Button variant="ghost" onClick={choice.clear}>
        {texts.clear}
      </Button>
      {count > 1 && <VoteButton ids={choice.ids} query={query} />}
      {count > 1 && count <= FAVOURITES.compared && (
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
