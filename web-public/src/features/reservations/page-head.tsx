import { useQuery } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { newDealUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { dealComposer } from '@prostora/strings/cs/deal-composer.ts';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { ButtonLink } from '@prostora/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import { WaitingBand } from '../../components/waiting-band.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerWaitingQuery } from '../../lib/owner-queries.ts';
import { WAITING_URLS } from '../../lib/waiting-urls.ts';
import { useHasRentalTerms } from '../../lib/use-has-rental-terms.ts';
import { useHasRight, useMayDecide } from '../../lib/use-rights.ts';
import { TABS, WRITERS_TABS, buildReservationsUrl, type ReservationsView } from './reservations-url.ts';
import styles from './reservations.module.css';
import { SpaceSelect } from './space-select.tsx';
import type { OwnSpaceName } from './use-own-spaces.ts';

type PageHeadProps = {
  place: ReservationsView;
  spaces: readonly OwnSpaceName[];
  go: (change: Partial<ReservationsView>) => void;
};

/**
 * Banner of requests that wait for an answer, with the same count as the portal's summary; hidden on their
 * list.
 */
function WaitingRequestsBanner({ place }: { place: ReservationsView }): ReactNode {
  const { data } = useQuery(ownerWaitingQuery(useApi()));
  const count = data?.items.find(({ kind }) => kind === 'reservation_requests')?.count ?? 0;
  if (count === 0 || (place.tab === 'seznam' && (place.status === 'pending' || place.waiting === 'request')))
    return null;
  return (
    <WaitingBand title={texts.band.title(count)} text={texts.band.text}>
      <ButtonLink variant="dark" to={WAITING_URLS.reservation_requests}>
        {texts.band.show}
      </ButtonLink>
    </WaitingBand>
  );
}

/** Tabs of the page as links; on a narrow screen the current one is scrolled into view. */
function Tabs({ place: { tab: present, spaceId } }: { place: ReservationsView }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const mayWrite = useHasRight('write');
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [present]);
  return (
    <nav className={styles['tabs']} aria-label={texts.tabsLabel}>
      <ul>
        {TABS.filter((tab) => mayWrite || !WRITERS_TABS.includes(tab)).map((tab) => (
          <li key={tab}>
            <Link
              {...(tab === present && { ref: link })}
              className={styles['tab']}
              to={buildReservationsUrl({ tab, spaceId })}
              preventScrollReset
              aria-current={tab === present ? 'page' : undefined}
            >
              {texts.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Heading, tabs and the space filter. */
export function PageHead({ place, spaces, go }: PageHeadProps): ReactNode {
  const mayWrite = useHasRight('write');
  const mayDecide = useMayDecide();
  const seesPrices = useHasRight('price');
  const hasTerms = useHasRentalTerms(mayDecide && seesPrices);
  const allowsAll = place.tab === 'kalendar' || place.tab === 'seznam' || place.tab === 'cekani';
  return (
    <>
      <div className={styles['head']}>
        <h1>{texts.title}</h1>
        {mayWrite && (
          <Link className={styles['import']} to={urls.bookingImport}>
            {texts.importLink}
          </Link>
        )}
        {hasTerms && (
          <Link className={styles['import']} to={newDealUrl}>
            {dealComposer.open}
          </Link>
        )}
        {spaces.length > 1 && (
          <SpaceSelect
            spaces={spaces}
            value={allowsAll ? place.spaceId : (place.spaceId ?? spaces[0]?.id ?? null)}
            allowsAll={allowsAll}
            onChange={(spaceId) => go({ spaceId, page: 1 })}
          />
        )}
      </div>
      <WaitingRequestsBanner place={place} />
      <Tabs place={place} />
      <ZoneNote className={styles['zone']} />
    </>
  );
}
