import { useQuery } from '@tanstack/react-query';
import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Link, useLocation } from '@prostora/nav';
import { portalFrame as texts } from '@prostora/strings/cs/portal-frame.ts';
import { Picture, Skeleton, getSpaceTitle } from '@prostora/ui';
import { useMemo, type ReactNode } from 'react';
import { ChevronsUpDown } from '../../components/portal-icons.ts';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { useMenu } from '../../lib/use-menu.ts';
import styles from './menu.module.css';

/** The space of the page's query, or the owner's only building, or all spaces under the customer's name. */
function describePlace({ spaces, buildings }: OwnerCatalogAnswer, spaceId: number, customer: string) {
  const space = spaces.find(({ id }) => id === spaceId);
  if (space) return { name: getSpaceTitle(space), detail: space.city ?? '', image: space.image };
  const [only] = buildings;
  const image = spaces.find((one) => one.image)?.image ?? null;
  if (only && buildings.length === 1)
    return {
      name: only.name,
      detail: [texts.spaceCount(spaces.length), only.city].filter(Boolean).join(' · '),
      image,
    };
  return { name: customer, detail: texts.spacesInBuildings(spaces.length, buildings.length), image };
}

/** Address of a space's calendar; a tab of the reservations stays open. */
function buildPlaceUrl(spaceId: number | null, pathname: string, search: string): string {
  const query = new URLSearchParams(pathname === urls.reservations ? search : '');
  query.delete('rezervace');
  query.delete('strana');
  if (spaceId === null) query.delete('prostor');
  else query.set('prostor', String(spaceId));
  const text = query.toString();
  return text === '' ? urls.reservations : `${urls.reservations}?${text}`;
}

/** Choice of the building or space whose calendar is shown. */
export function PlaceSwitcher(): ReactNode {
  const { user, isUnreachable } = useSessionState();
  const { pathname, search } = useLocation();
  const { root, opener, list, choose } = useMenu();
  const { data } = useQuery({ ...ownerCatalogQuery(useApi()), enabled: user?.has_customer ?? false });
  const spaceId = Number(new URLSearchParams(search).get('prostor'));
  const place = useMemo(
    () => data && describePlace(data, spaceId, user?.customer?.name ?? ''),
    [data, spaceId, user?.customer?.name],
  );
  if (isUnreachable || (!user?.has_customer && user)) return null;
  if (!data || !place) return <Skeleton className={styles['skeleton']} />;
  const close = (): void => choose(() => undefined);
  const renderSpace = (id: number | null, name: string): ReactNode => (
    <li key={id}>
      <Link
        className={styles['item']}
        to={buildPlaceUrl(id, pathname, search)}
        aria-current={(id ?? 0) === spaceId ? 'true' : undefined}
        onClick={close}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <div className={styles['menu']} {...root}>
      <button type="button" className={styles['opener']} data-framed {...opener}>
        <span className={styles['photo']} aria-hidden>
          <Picture image={place.image} alt="" sizes="36px" />
        </span>
        <span className={styles['texts']}>
          <span className="visually-hidden">{texts.choosePlace}: </span>
          <b className={styles['name']}>{place.name}</b>
          <small className={styles['detail']}>{place.detail}</small>
        </span>
        <ChevronsUpDown aria-hidden />
      </button>
      <div className={styles['panel']} {...list}>
        <ul>{renderSpace(null, texts.allSpaces)}</ul>
        {data.buildings.map((building) => (
          <ul key={building.id} className={styles['group']} aria-label={building.name}>
            <li className={styles['heading']} aria-hidden>
              {building.name}
            </li>
            {data.spaces
              .filter(({ building_id: buildingId }) => buildingId === building.id)
              .map((space) => renderSpace(space.id, getSpaceTitle(space)))}
          </ul>
        ))}
      </div>
    </div>
  );
}
