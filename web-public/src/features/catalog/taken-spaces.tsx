import { listCatalog } from '@prostora/api-client';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { describeOfferOpening, offerTexts } from '@prostora/strings/cs/offer.ts';
import { formatPlaces } from '@prostora/strings/cs/places.ts';
import { takenTexts as texts } from '@prostora/strings/cs/taken-spaces.ts';
import { formatEventHours } from '@prostora/strings/cs/event.ts';
import { SpaceCardView, SpaceSizes, classNames } from '@prostora/ui';
import { CalendarCheck, CalendarX } from '@prostora/ui/page-icons.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useHighlight, useHighlighted } from '../../lib/highlight.tsx';
import type { CatalogFilter } from './catalog-filter.ts';
import { toCatalogQuery } from './catalog-query.ts';
import type { ListedSpace } from './catalog-state.ts';
import { buildCatalogUrl, withChange } from './catalog-url.ts';
import styles from './list-extras.module.css';
import { moveEvent } from './move-event.ts';
import { CARD_SIZES } from './card-photo.ts';
import lists from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

const PAGE_SIZE = 20;
/** With fewer taken spaces on the first page, whose free ones come first, the next one is loaded too. */
const FEW = 6;

type Taken = { spaces: readonly ListedSpace[]; total: number };

/** Spaces of the filter that are taken at the time of the event; none when they cannot be loaded. */
function useTakenSpaces({ filter, state }: Catalog): Taken {
  const api = useApi();
  const [taken, setTaken] = useState<Taken>({ spaces: [], total: 0 });
  useEffect(() => {
    const abort = new AbortController();
    const load = async (page: number): Promise<Taken> => {
      const query = { ...toCatalogQuery({ ...filter, page }), with_taken: '1' };
      const { catalog } = await listCatalog({ client: api, query, signal: abort.signal });
      const spaces = catalog.spaces.filter((space) => space.offer_for_me?.state === 'taken');
      return { spaces, total: catalog.total - state.total };
    };
    const loadAll = async (): Promise<void> => {
      const first = await load(1);
      const isMore =
        first.spaces.length < Math.min(FEW, first.total) && state.total + first.total > PAGE_SIZE;
      const next = isMore ? (await load(2)).spaces : [];
      setTaken({ spaces: [...first.spaces, ...next], total: first.total });
    };
    loadAll().catch(() => undefined);
    return () => abort.abort();
  }, [api, filter, state.total]);
  return taken;
}

function TakenCard({ space, filter }: { space: ListedSpace; filter: CatalogFilter }): ReactNode {
  const highlight = useHighlight();
  const isHighlighted = useHighlighted(space.id);
  const query = useEventSearch();
  const offer = space.offer_for_me;
  const nearest = offer?.nearest_free;
  const opening = offer && describeOfferOpening(offer);
  const moved = nearest && moveEvent(filter, nearest);
  return (
    <SpaceCardView
      space={{ ...space, recommended: false }}
      className={classNames(styles['card'])}
      lit={isHighlighted}
      photos={
        <span className={styles['badge']}>
          <CalendarX />
          {opening ?? texts.badge(formatEventHours(filter))}
        </span>
      }
      corner={<FavouriteButton space={space} />}
      offer={
        <>
          {offer && <SpaceSizes space={space} places={formatPlaces(offer.fits)} />}
          <p className={styles['nearest']}>
            {moved ? (
              <>
                <CalendarCheck />
                {opening === null ? texts.nearest : texts.nearestOffered}{' '}
                <Link to={buildCatalogUrl(withChange(filter, moved))}>
                  {texts.slot(moved.dateFrom, formatEventHours(moved))}
                </Link>
                {nearest && `, ${offerTexts.price(nearest.total, nearest.complete)}`}
              </>
            ) : (
              texts.noneNear
            )}
          </p>
        </>
      }
      query={query}
      sizes={CARD_SIZES}
      onPointerEnter={() => highlight.set(space.id)}
      onPointerLeave={() => highlight.set(null)}
    />
  );
}

/** Taken spaces in grey, each with its nearest free time, to which the event can be moved. */
export function TakenSpaces({ catalog }: { catalog: Catalog }): ReactNode {
  const { filter } = catalog;
  const { spaces, total } = useTakenSpaces(catalog);
  if (spaces.length === 0) return null;
  const hasHours = filter.timeFrom !== null || filter.timeTo !== null;
  const isAnyClosed = spaces.some(({ offer_for_me: offer }) => (offer?.opening_hours ?? null) !== null);
  return (
    <section className={styles['taken']} aria-labelledby="obsazene">
      <h2 className={styles['heading']} id="obsazene">
        {isAnyClosed
          ? texts.orClosed
          : hasHours
            ? texts.inHours
            : filter.dateFrom === filter.dateTo
              ? texts.onDay
              : texts.onDays}{' '}
        <span>{total}</span>
      </h2>
      <div className={lists['grid']}>
        {spaces.map((space) => (
          <TakenCard key={space.id} space={space} filter={filter} />
        ))}
      </div>
    </section>
  );
}
