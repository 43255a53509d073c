import type { GoneSpace, SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { SELECTIONS } from '@prostora/contracts/selections.ts';
import { showToast } from '@prostora/federation';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useFavourites } from '@prostora/federation/use-favourites.ts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { favourites as texts } from '@prostora/strings/cs/favourites.ts';
import {
  Button,
  ButtonLink,
  CheckField,
  EmptyState,
  SpaceCardSkeleton,
  SpaceCardView,
  getSpaceTitle,
} from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { CompareBar } from './compare-bar.tsx';
import styles from './favourites.module.css';
import { useCards } from './use-cards.ts';
import { useChoice, type Choice } from './use-choice.ts';

const SIZES = '(max-width: 600px) calc(100vw - 40px), (max-width: 1024px) calc(50vw - 42px), 27vw';

/** Favourite spaces as selectable cards, with gone ones, loading, empty and error states. */
export function FavouriteSpaces(): ReactNode {
  const { ids, owner } = useFavourites();
  const { cards, gone, isLoading, failure, retry } = useCards(ids);
  const choice = useChoice(cards.map(({ id }) => id));
  const query = useEventSearch();
  if (failure)
    return (
      <EmptyState
        announced="alert"
        title={texts.failed.title}
        reason={toErrorMessage(failure)}
        action={<Button onClick={retry}>{texts.failed.retry}</Button>}
      />
    );
  if (isLoading && cards.length === 0)
    return (
      <div className={styles['grid']} role="status">
        <span className="visually-hidden">{texts.loading}</span>
        <SpaceCardSkeleton />
        <SpaceCardSkeleton />
        <SpaceCardSkeleton />
      </div>
    );
  return (
    <>
      {gone.length > 0 && <GoneNote gone={gone} />}
      {cards.length === 0 ? (
        <EmptyState
          title={texts.empty.title}
          reason={texts.empty.reason}
          action={<ButtonLink to={urls.home + query}>{texts.empty.action}</ButtonLink>}
        />
      ) : (
        <>
          <p className={styles['lead']}>
            <b className="tabular">{texts.count(cards.length)}</b>{' '}
            {bindSpaces(owner === null ? texts.inBrowser : texts.inAccount)}
          </p>
          <ul className={styles['grid']}>
            {cards.map((space) => (
              <FavouriteSpace key={space.id} space={space} choice={choice} />
            ))}
          </ul>
          <CompareBar choice={choice} />
        </>
      )}
    </>
  );
}

function FavouriteSpace({ space, choice }: { space: SpaceCard; choice: Choice }): ReactNode {
  const query = useEventSearch();
  const isChosen = choice.ids.includes(space.id);
  const change = (): void => {
    if (choice.toggle(space.id)) return;
    showToast(texts.full(SELECTIONS.spaces), 'info');
  };
  return (
    <li>
      <SpaceCardView
        space={space}
        headingLevel={2}
        query={query}
        sizes={SIZES}
        corner={<FavouriteButton space={space} />}
      />
      <CheckField
        className={styles['compare']}
        checked={isChosen}
        onChange={change}
        label={
          <>
            {texts.compare}
            <span className="visually-hidden">: {getSpaceTitle(space)}</span>
          </>
        }
      />
    </li>
  );
}

/** Favourites that are no longer published, with links to similar spaces. */
function GoneNote({ gone }: { gone: readonly GoneSpace[] }): ReactNode {
  const { favourites } = useFavourites();
  const set = (areKept: boolean): void =>
    gone.toReversed().forEach(({ id }) => favourites?.keep(id, areKept));
  const drop = (): void => {
    set(false);
    showToast(texts.goneDropped, 'info', { label: texts.undo, run: () => set(true) });
  };
  return (
    <div className={styles['gone']}>
      <p>{texts.gone(gone.length)}</p>
      <p className={styles['goneLinks']}>
        {gone.map(({ id, similar_url: url }, index) => (
          <Link key={id} className="text-link" to={url}>
            {texts.similar(index + 1, gone.length)}
          </Link>
        ))}
        <Button variant="ghost" size="sm" onClick={drop}>
          {texts.dropGone}
        </Button>
      </p>
    </div>
  );
}
