import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useNavigation, useRevalidator } from '@prostora/nav';
import { publicSite } from '@prostora/strings';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import { Button, ButtonLink, EmptyState, Mail, SpaceCardSkeleton, SpaceCardView } from '@prostora/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { useHighlight, useHighlighted } from '../../lib/highlight.tsx';
import { useInteraction } from '../../lib/use-interaction.ts';
import { ActiveFilters } from './active-filters.tsx';
import { toAddress } from './catalog-sentence.ts';
import { countConditions, buildPageUrl } from './catalog-url.ts';
import type { CatalogFailure } from './catalog-data.ts';
import type { ListedSpace } from './catalog-state.ts';
import { CARD_SIZES, FEATURED_SIZES } from './card-photo.ts';
import { Capacities } from './capacities.tsx';
import { CardTools, ListExtras, NothingFound, OfferPrice, SaveSearch, WhyOrder } from './lazy-components.ts';
import { MapSwitch } from './map-switch.tsx';
import { MoreResults } from './more-results.tsx';
import { pinOfferedTime } from './offered-time.ts';
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

/** Saves the filter as a watched search; the dialog loads on demand. */
function SaveSearchButton({ catalog }: { catalog: Catalog }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className={`${styles['save']} needs-script`}
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mail />
        <span>{texts.saveSearch}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SaveSearch catalog={catalog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Explains the recommended order of an event; the dialog loads on demand. */
function WhyOrderButton({ spaces }: { spaces: readonly ListedSpace[] }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="needs-script"
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.whyOrder}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WhyOrder spaces={spaces} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type ResultListProps = {
  catalog: Catalog;
  failure: CatalogFailure | null;
  /** Opens the map on small screens. */
  onMap: () => void;
};

/** Count, order, conditions and cards, with loading, empty and error states. */
export function ResultList({ catalog, failure, onMap }: ResultListProps): ReactNode {
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
      <div className={styles['head']}>
        <p className={styles['count']} role="status">
          {!hasFailed && texts.count(state.total)}
          {!hasFailed && catalog.filter.dateFrom && state.total > 0 && (
            <span className={styles['free']}> {texts.free(state.total)}</span>
          )}
          {appended && <span className="visually-hidden">. {texts.loaded(state.spaces.length)}</span>}
        </p>
        <MapSwitch onMap={onMap} />
        {countConditions(catalog.filter) > 0 && !hasFailed && <SaveSearchButton catalog={catalog} />}
        {state.total > 1 && !hasFailed && <SortSelect catalog={catalog} />}
      </div>
      {!hasFailed && catalog.filter.guests === null && <Capacities catalog={catalog} />}
      {!hasFailed && <ActiveFilters catalog={catalog} />}
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
          {state.total > 1 && store.spaces[0]?.match && <WhyOrderButton spaces={store.spaces} />}
          {!replacing && <MoreResults catalog={catalog} failure={failure} />}
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
