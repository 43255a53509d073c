import type { LayoutArea, SpaceCard, SpaceDetail, SpaceSeo } from '@prostora/api-client';
import { EMPTY_EVENT, parseVideo, urls, type EventLayout, type EventQuery } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { bindSpaces, bindSpacesInHtml } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { Breadcrumbs, SpaceCardView, classNames, getSpaceTitle, Button } from '@prostora/ui';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import content from '@prostora/ui/rich-text/rich-text.module.css';
import { VideoPlayer } from '@prostora/ui/video/video-player.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { CompareButton } from '../../components/compare/compare-button.tsx';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { PhotoMosaic } from '../../components/gallery/photo-mosaic.tsx';
import { PlaceLocation } from '../../components/place/place-location.tsx';
import { TagGroups } from '../../components/tags/tag-groups.tsx';
import { formatAddressLine } from '../../lib/address-text.ts';
import { useIdle } from '../../lib/use-idle.ts';
import { EventSection } from './booking/booking-card.tsx';
import { BookingProvider } from './booking/booking-context.tsx';
import { SlotCancellation } from './booking/cancellation/slot-cancellation.tsx';
import { SpaceCalendar, type SpaceCalendarProps } from './booking/space-calendar.tsx';
import { ContactBar, ContactCard } from './contact-card.tsx';
import { ContactSection } from './contact-section.tsx';
import { LayoutSection } from './layouts/layout-section.tsx';
import { SpaceSummary, StatusBanner } from './space-details.tsx';
import styles from './space.page.module.css';
import { TourSection } from './tour-section.tsx';
import { Share2 } from '@prostora/ui/page-icons.ts';
import { sharePage } from '../../lib/share-page.ts';

const texts = spacePage;
const FloorPlanSection = lazy(async () => ({
  default: (await import('../../components/floor-plan/floor-plan-section.tsx')).FloorPlanSection,
}));

export type SpaceViewProps = {
  space: SpaceDetail;
  seo: SpaceSeo | null;
  similar: readonly SpaceCard[];
  /** The visitor's event, with which the booking begins. */
  event?: EventQuery;
  /** Layout assumed for the purpose of the event. */
  usualLayout?: EventLayout | null;
  /** Price list of the document. */
  priceList?: SpaceCalendarProps['priceList'];
  /** Row with the event on small screens, and notices about it. */
  eventRow?: ReactNode;
  /** Usual areas a person. */
  layoutAreas: readonly LayoutArea[];
  /** Shown above the title to users who may edit the space. */
  notice?: ReactNode;
  /** Preview in the editor, without booking. */
  preview?: boolean;
};

function SpaceHeader({ space, seo, notice, eventRow }: SpaceViewProps): ReactNode {
  const title = getSpaceTitle(space);
  return (
    <div>
      <div className={styles['crumbs']}>
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
      <div className={styles['top']}>
        <div className={styles['head']}>
          <div>
            <h1 className={styles['title']}>{bindSpaces(title)}</h1>
            <p className={styles['place']}>
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
        <div className={styles['photos']}>
          <PhotoMosaic images={space.images} title={title} />
        </div>
      </div>
    </div>
  );
}

/** Building of the space, a link when published; none for a building let as a single space. */
function BuildingName({ space: { building, no_name, status } }: Pick<SpaceViewProps, 'space'>): ReactNode {
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

function SpaceContent({
  space,
  event = EMPTY_EVENT,
  usualLayout = null,
  layoutAreas,
  priceList = null,
}: SpaceViewProps): ReactNode {
  const video = parseVideo(space.video_url);
  // The server does not wait for lazy code.
  const isIdle = useIdle();
  const hasTags = Object.values(space.tags).some((tags) => tags.length > 0);
  return (
    <div>
      <SpaceSummary space={space} />
      <section className={styles['section']}>
        {/* Headings in the owner's text are of the third level. */}
        <h2 className="visually-hidden">{texts.about}</h2>
        {space.perex && <p className={styles['perex']}>{bindSpaces(space.perex)}</p>}
        {/* The API sanitises the HTML on write; inline styles become classes. */}
        <div
          className={classNames(styles['prose'], content['content'])}
          dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(stylesToClasses(space.description)) }}
        />
      </section>
      {space.layouts.length > 0 && (
        <section className={styles['section']} aria-labelledby="usporadani">
          <LayoutSection space={space} areas={layoutAreas} event={event} usualLayout={usualLayout} />
        </section>
      )}
      <SlotCancellation className={styles['section']} />
      {isIdle && space.floor_plan?.status === 'ready' && (
        <section className={styles['section']}>
          <Suspense fallback={null}>
            <FloorPlanSection plan={space.floor_plan} />
          </Suspense>
        </section>
      )}
      {hasTags && (
        <section className={styles['section']}>
          <h2>{texts.tags}</h2>
          <TagGroups tags={space.tags} />
        </section>
      )}
      <TourSection space={space} />
      {video && (
        <section className={styles['section']}>
          <h2>{texts.video}</h2>
          <VideoPlayer video={video} title={getSpaceTitle(space)} />
        </section>
      )}
      <SpaceCalendar spaceId={space.id} priceList={priceList} className={styles['section']} />
      <section className={styles['section']}>
        <h2>{texts.where}</h2>
        <PlaceLocation place={space} title={getSpaceTitle(space)} />
      </section>
      <ContactSection space={space} className={`${styles['section']} no-print`} />
      <PrintLinks space={space} />
    </div>
  );
}

/**
 * Fact sheet, print button and the QR code of the page; only for published spaces, because the links carry no
 * session.
 */
const PrintLinks = ({ space }: Pick<SpaceViewProps, 'space'>): ReactNode => (
  <>
    <p className={styles['paper']}>
      {space.status === 'PUBLISHED' && (
        <a className="text-link" href={`/api/space/${space.id}/fact-sheet.pdf`}>
          {texts.sheet}
        </a>
      )}
      <button type="button" className="text-link needs-script" onClick={() => window.print()}>
        {texts.print}
      </button>
    </p>
    {space.status === 'PUBLISHED' && (
      <img
        className={styles['qr']}
        src={`/api/space/${space.id}/qr.svg`}
        alt={texts.qr}
        width="110"
        height="110"
        loading="lazy"
      />
    )}
  </>
);

function Similar({ similar }: SpaceViewProps): ReactNode {
  const query = useEventSearch();
  if (similar.length === 0) return null;
  return (
    <section className={styles['similar']}>
      <h2>{texts.similar}</h2>
      <div className={styles['row']}>
        {similar.slice(0, 4).map((space) => (
          <SpaceCardView
            key={space.id}
            space={space}
            query={query}
            compact
            corner={<FavouriteButton space={space} />}
            sizes="(max-width: 600px) 270px, (max-width: 1024px) 45vw, 24vw"
          />
        ))}
      </div>
    </section>
  );
}

/** Public view of a space, on its page and in the editor's preview. */
export const SpaceView = (props: SpaceViewProps): ReactNode => (
  <BookingProvider
    key={props.space.id}
    space={props.space}
    event={props.event ?? EMPTY_EVENT}
    preview={props.preview ?? false}
  >
    <div className="page-width">
      <div className={props.event?.dateFrom ? styles['withEvent'] : undefined}>
        <SpaceHeader {...props} />
        <div className={styles['columns']}>
          <SpaceContent {...props} />
          <aside>
            <ContactCard space={props.space} />
          </aside>
        </div>
      </div>
      <Similar {...props} />
      <ContactBar space={props.space} />
    </div>
  </BookingProvider>
);

const ShareButton = ({ title }: { title: string }): ReactNode => (
  <Button
    className="needs-script"
    variant="ghost"
    onClick={() => void sharePage(title, window.location.pathname)}
  >
    <Share2 />
    {spacePage.share}
  </Button>
);
