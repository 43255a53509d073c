import { appendSearch, urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useLocation } from '@prostora/nav';
import { compareBar as texts } from '@prostora/strings/cs/compare-bar.ts';
import { Button, ButtonLink, IconButton, X, classNames, getSpaceTitle } from '@prostora/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './compare-bar.module.css';
import {
  getCompared,
  getNoneCompared,
  setCompared,
  subscribeCompared,
  toggleCompared,
} from './compared-spaces.ts';

/**
 * Spaces chosen for the comparison, at the lower edge of the window; the comparison keeps the event.
 * @param onSpacePage as wide as the page, above the bar with the price
 */
export function CompareBar({ onSpacePage = false }: { onSpacePage?: boolean }): ReactNode {
  const spaces = useSyncExternalStore(subscribeCompared, getCompared, getNoneCompared);
  const query = useEventSearch();
  const { pathname, search } = useLocation();
  if (spaces.length === 0) return <p className="visually-hidden" role="status" />;
  return (
    <section
      className={classNames(styles['bar'], onSpacePage && styles['onSpacePage'], 'no-print')}
      aria-label={texts.title}
    >
      <p className="visually-hidden" role="status">
        {texts.chosen(spaces.length)}
      </p>
      <ul className={styles['spaces']}>
        {spaces.map((space) => (
          <li key={space.id}>
            <span>{getSpaceTitle(space)}</span>
            <IconButton label={texts.remove(getSpaceTitle(space))} onClick={() => toggleCompared(space)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button className={styles['clear']} variant="ghost" size="sm" onClick={() => setCompared([])}>
          {texts.clear}
        </Button>
        {spaces.length > 1 ? (
          <ButtonLink
            variant="dark"
            state={{ from: pathname + search }}
            to={appendSearch(urls.comparison(spaces.map(({ id }) => id)), query)}
          >
            {texts.open(spaces.length)}
          </ButtonLink>
        ) : (
          <span className={styles['hint']}>{texts.another}</span>
        )}
      </div>
    </section>
  );
}
