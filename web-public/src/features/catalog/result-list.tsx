import { LIMITS } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useNavigation, useRevalidator } from '@prostora/nav';
import { bindSpaces, publicSite } from '@prostora/strings';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  EmptyState,
  MapIcon,
  SpaceCardSkeleton,
  SpaceCardView,
} from '@prostora/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { useHighlight, useHighlighted } from '../../lib/highlight.tsx';
import { useInteraction } from '../../lib/use-interaction.ts';
import { toAddress } from './catalog-sentence.ts';
import { buildPageUrl } from './catalog-url.ts';
import type { CatalogFailure } from './catalog-data.ts';
import type { ListedSpace } from './catalog-state.ts';
import { CARD_SIZES, FEATURED_SIZES } from './card-photo.ts';
import {
  ActiveFilters,
  Capacities,
  CardTools,
  FewFound,
  ListExtras,
  NothingFound,
  OfferPrice,
  SentenceChips,
} from './lazy-components.ts';
import { MapSwitch } from './map-switch.tsx';
import { ListTools } from './list-tools.tsx';
import { MoreResults } from './more-results.tsx';
import { pinOfferedTime } from '../../lib/event/offered-time.ts';
import styles from './result-list.module.css';
import { SortSelect } from './sort-select.tsx';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** True once `active` has lasted for `delay` ms, so that short waits show no skeleton (DESIGN §5). */
function useDelayed(active: boolean, delay = 150): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}

type CardProps = {
  space: ListedSpace;
  featured: boolean;
  eager: boolean;
  flexible: boolean;
  /** Further photographs and the comparison. */
  hasTools: boolean;
};

/** A card and its pin on the map highlight each other. */
function LinkedCard({ space, featured, eager, flexible, hasTools }: CardProps): ReactNode {
  const highlight = useHighlight();
  const isHighlighted = useHighlighted(space.id);
  const search = useEventSearch();
  const offer = space.offer_for_me;
  const query = offer ? pinOfferedTime(search, offer) : search;
  return (
    <SpaceCardView
      space={space}
      featured={featured}
      eager={eager}
      lit={isHighlighted}
      photos={
        hasTools && (
          <Suspense fallback={null}>
            <CardTools space={space} query={query} />
          </Suspense>
        )
      }
      corner={<FavouriteButton space={space} />}
      places={space.fits && formatPlaces(space.fits)}
      offer={offer && <OfferPrice space={space} offer={offer} flexible={flexible} />}
      headingLevel={2}
      query={query}
      sizes={featured ? FEATURED_SIZES : CARD_SIZES}
      onPointerEnter={() => highlight.set(space.id)}
      onPointerLeave={() => highlight.set(null)}
      onFocus={() => highlight.set(space.id)}
      onBlur={() => highlight.set(null)}
    />
  );
}

function LoadFailed({ failure }: { failure: CatalogFailure }): ReactNode {
  const revalidator = useRevalidator();
  return (
    <EmptyState
      announced="alert"
      title={texts.failed.title}
      reason={texts.failed[failure]}
      action={
        <Button
          variant="secondary"
          sending={revalidator.state !== 'idle'}
          sendingLabel={texts.moreLoading}
          onClick={() => void revalidator.revalidate()}
        >
          {texts.failed.retry}
        </Button>
      }
    />
  );
}

const Skeletons = ({ count }: { count: number }): ReactNode =>
  Array.from({ length: count }, (_, index) => <SpaceCardSkeleton key={index} />);

/** The heading with the count; on the front page below that of the page. */
function ListHeading({
  catalog: { answer, state },
  isFront,
}: {
  catalog: Catalog;
  isFront: boolean;
}): ReactNode {
  if (isFront)
    return (
      <h2 className={styles['heading']}>
        {texts.count(state.total)}
        <span className={styles['topic']}> {texts.everywhere}</span>
      </h2>
    );
  const h1 = bindSpaces(answer.seo_data.h1);
  const counted = texts.countedHeading(h1, state.total);
  return counted ? (
    <h1 className={styles['heading']}>
      {counted[0]}
      <span className={styles['topic']}>{counted[1]}</span>
    </h1>
  ) : (
    <div className={styles['heading']}>
      <h1>{h1}</h1>
      <p aria-hidden="true">{texts.count(state.total)}</p>
    </div>
  );
}

type ResultListProps = {
  catalog: Catalog;
  failure: CatalogFailure | null;
  isFront: boolean;
  /** Opens the map on small screens. */
  onMap: () => void;
};

/** Count, order, conditions and cards, with loading, empty and error states. */
export function ResultList({ catalog, failure, isFront, onMap }: ResultListProps): ReactNode {
  const { store, state, answer } = catalog;
  const navigation = useNavigation();
  const hasExtras = useInteraction(catalog.withTaken);
  const isSlow = useDelayed(store.status === 'FETCHING');
  const replacing = isSlow && store.loadType === 'replace' && navigation.state === 'loading';
  const appending = isSlow && store.loadType === 'more';
  const appended = store.loadType === 'more' && store.spaces.length > state.spaces.length;
  const hasFailed = failure !== null && store.status === 'PENDING' && store.loadType === 'replace';
  return (
    <section aria-label={texts.results} aria-busy={store.loading}>
      {answer.seo_data.breadcrumbs.length > 0 && (
        <div className={styles['crumbs']}>
          <Breadcrumbs items={answer.seo_data.breadcrumbs} />
        </div>
      )}
      <div className={styles['head']}>
        <ListHeading catalog={catalog} isFront={isFront} />
        <p className="visually-hidden" role="status">
          {!hasFailed && texts.count(state.total)}
          {!hasFailed && catalog.filter.dateFrom && state.total > 0 && ` ${texts.free(state.total)}`}
          {appended && `. ${texts.loaded(state.spaces.length)}`}
        </p>
        {state.total > 1 && !hasFailed && <SortSelect catalog={catalog} />}
        <MapSwitch onClick={onMap}>
          <MapIcon />
          {texts.map}
        </MapSwitch>
      </div>
      {!isFront && !hasFailed && catalog.filter.guests === null && <Capacities catalog={catalog} />}
      {!hasFailed && (
        <div className={styles['chips']}>
          {!isFront && <ActiveFilters catalog={catalog} />}
          {catalog.filter.sentence && <SentenceChips catalog={catalog} />}
        </div>
      )}
      {hasFailed ? (
        <LoadFailed failure={failure} />
      ) : state.total === 0 && !replacing ? (
        <NothingFound catalog={catalog} />
      ) : (
        <>
          {store.fromPage > 1 && (
            <ButtonLink
              className={styles['earlier']}
              size="sm"
              to={buildPageUrl(answer, toAddress(catalog.filter), store.fromPage - 1)}
            >
              {texts.earlier}
            </ButtonLink>
          )}
          <div className={styles['grid']}>
            {replacing ? (
              <Skeletons count={6} />
            ) : (
              store.spaces.map((space, index) => (
                <LinkedCard
                  key={space.id}
                  space={space}
                  featured={index === 0 && space.recommended && store.fromPage === 1}
                  eager={index === 0}
                  flexible={catalog.filter.flexible}
                  hasTools={hasExtras}
                />
              ))
            )}
            {appending && <Skeletons count={2} />}
          </div>
          {!replacing && <MoreResults catalog={catalog} failure={failure} />}
          {!replacing && <ListTools catalog={catalog} />}
          {!replacing && state.total <= LIMITS.fewSpaces && <FewFound catalog={catalog} />}
        </>
      )}
      {hasExtras && (
        <Suspense fallback={null}>
          <ListExtras catalog={catalog} />
        </Suspense>
      )}
    </section>
  );
}
