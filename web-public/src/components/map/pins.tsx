import type { MapMarker } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { mapTexts } from '@prostora/strings/cs/map.ts';
import { PriceLevel, classNames, Building2 } from '@prostora/ui';
import { useState, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import styles from './pins.module.css';

const texts = mapTexts;

type Offer = MapMarker['offer'];

const formatPinPrice = ({ state, total, complete }: NonNullable<Offer>): string =>
  state === 'taken' ? texts.taken : total === null ? texts.byAgreement : texts.total(total, complete);

/** „Loft Kotelna · 26 400 Kč“. */
function formatPinName(title: string, offer: Offer): string {
  if (!offer) return title;
  const price = formatPinPrice(offer);
  return `${title} · ${offer.state === 'taken' || offer.total === null ? price : texts.inCrowns(price)}`;
}

/** Total of a space for the event, without one its price level. */
export const PinPrice = ({ priceLevel, offer }: { priceLevel: number; offer: Offer }): ReactNode =>
  offer ? (
    <span className={styles['total']}>{formatPinPrice(offer)}</span>
  ) : (
    <PriceLevel level={priceLevel} />
  );

const getOfferClasses = (offer: Offer): (string | false | null | undefined)[] => [
  offer && styles[offer.state],
  offer?.total != null && !offer.complete && styles['estimate'],
];

type PinProps = Omit<HTMLAttributes<HTMLButtonElement>, 'title'> & {
  title: string;
  priceLevel: number;
  offer: Offer;
  isExpanded: boolean;
  isVisited: boolean;
};

/**
 * A space on the map: its price level, for an event its total, a taken one a square; when hovered or chosen,
 * its title.
 */
export const Pin = ({ title, priceLevel, offer, isExpanded, isVisited, ...rest }: PinProps): ReactNode => (
  <button
    {...rest}
    type="button"
    className={classNames(
      styles['pin'],
      isVisited && styles['seen'],
      isExpanded ? styles['named'] : classNames(...getOfferClasses(offer)),
    )}
    aria-pressed={isExpanded}
  >
    {isExpanded ? (
      formatPinName(title, offer)
    ) : (
      <>
        <span className="visually-hidden">{title}, </span>
        <PinPrice priceLevel={priceLevel} offer={offer} />
      </>
    )}
  </button>
);

/** A pin without a link, such as the space of the page. */
export const NamedPlace = ({ title }: { title: string }): ReactNode => (
  <span className={classNames(styles['pin'], styles['named'])}>{title}</span>
);

const getSizeClass = (count: number): string | undefined =>
  count < 10 ? styles['small'] : count >= 30 ? styles['large'] : undefined;

/** A cluster of spaces; a press zooms in. */
export const ClusterCircle = ({ count, onOpen }: { count: number; onOpen: () => void }): ReactNode => (
  <button
    type="button"
    className={classNames(styles['cluster'], getSizeClass(count))}
    aria-label={texts.cluster(count)}
    onClick={onOpen}
  >
    {count}
  </button>
);

/** Several spaces at one address: a pin that lists them. */
export function AddressPin({
  markers,
  isHighlighted,
}: {
  markers: readonly MapMarker[];
  isHighlighted: boolean;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const query = useEventSearch();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div
      className={styles['spot']}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onClick={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        className={classNames(styles['pin'], isHighlighted && styles['named'])}
        aria-expanded={open}
        aria-label={texts.sameAddress(markers.length)}
        onClick={() => setOpen(!open)}
      >
        <span className={styles['several']}>
          <Building2 />
          {markers.length}
        </span>
      </button>
      {open && (
        <ul className={styles['list']}>
          {markers.map((marker) => (
            <li key={marker.id}>
              <Link className={styles['item']} to={urls.space(marker.url) + query}>
                {marker.title}
                <PinPrice priceLevel={marker.price_level} offer={marker.offer} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
