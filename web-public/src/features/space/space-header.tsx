import type { SpaceDetail, SpaceSeo } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { Breadcrumbs, Button, classNames, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { CompareButton } from '../../components/compare/compare-button.tsx';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { PhotoMosaic } from '../../components/gallery/photo-mosaic.tsx';
import place from '../../components/place/place-page.module.css';
import { formatAddressLine } from '../../lib/address-text.ts';
import { EventSection } from './booking/booking-card.tsx';
import { StatusBanner } from './space-details.tsx';
import styles from './space.page.module.css';
import { Share2 } from '@prostora/ui/page-icons.ts';
import { sharePage } from '../../lib/share-page.ts';

const texts = spacePage;

export type SpaceHeaderProps = {
  space: SpaceDetail;
  seo: SpaceSeo | null;
  /** Shown above the title to users who may edit the space. */
  notice?: ReactNode;
  /** Row with the event on small screens, and notices about it. */
  eventRow?: ReactNode;
};

/** Title, place, actions and photographs of a space. */
export function SpaceHeader({ space, seo, notice, eventRow }: SpaceHeaderProps): ReactNode {
  const title = getSpaceTitle(space);
  return (
    <div>
      <div className={place['crumbs']}>
        <Breadcrumbs
          items={
            seo?.breadcrumbs ?? [
              { name: texts.root, url: '/' },
              { name: title, url: null },
            ]
          }
        />
      </div>
      {notice}
      <StatusBanner status={space.status} />
      <div className={place['top']}>
        <div className={classNames(place['head'], styles['head'])}>
          <div>
            <h1 className={place['title']}>{bindSpaces(title)}</h1>
            <p className={place['place']}>
              <BuildingName space={space} />
              {formatAddressLine(space)}
            </p>
          </div>
          <div className={styles['share']}>
            <ShareButton title={title} />
            <CompareButton space={space} labelled />
            <FavouriteButton space={space} labelled />
          </div>
        </div>
        {eventRow && <div className={styles['event']}>{eventRow}</div>}
        <EventSection spaceId={space.id} />
        <div className={place['photos']}>
          <PhotoMosaic images={space.images} title={title} />
        </div>
      </div>
    </div>
  );
}

/** Building of the space, a link when published; none for a building let as a single space. */
function BuildingName({ space: { building, no_name, status } }: Pick<SpaceHeaderProps, 'space'>): ReactNode {
  const query = useEventSearch();
  if (no_name) return null;
  const name = bindSpaces(building.name);
  return (
    <>
      {status === 'PUBLISHED' ? (
        <Link className="text-link" to={urls.building(building.slug) + query}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      ·{' '}
    </>
  );
}

const ShareButton = ({ title }: { title: string }): ReactNode => (
  <Button
    className="needs-script"
    variant="ghost"
    onClick={() => void sharePage(title, window.location.pathname)}
  >
    <Share2 />
    {texts.share}
  </Button>
);
