import type {
  LayoutArea,
  OwnerProfile,
  RentalTermsSummary,
  SpaceCard,
  SpaceDetail,
} from '@prostora/api-client';
import { EMPTY_EVENT, parseVideo, type EventLayout, type EventQuery } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { bindSpaces, bindSpacesInHtml } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { SpaceCardView, classNames, getSpaceTitle } from '@prostora/ui';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import content from '@prostora/ui/rich-text/rich-text.module.css';
import { VideoPlayer } from '@prostora/ui/video/video-player.tsx';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { FavouriteButton } from '../../components/favourites/favourite-button.tsx';
import { PlaceLocation } from '../../components/place/place-location.tsx';
import place from '../../components/place/place-page.module.css';
import { TagGroups } from '../../components/tags/tag-groups.tsx';
import { useIdle } from '../../lib/use-idle.ts';
import { useNearViewport } from '../../lib/use-near-viewport.ts';
import { BookingProvider, isPriced } from './booking/booking-context.tsx';
import { SlotCancellation } from './booking/cancellation/slot-cancellation.tsx';
import { SpaceCalendar, type SpaceCalendarProps } from './booking/space-calendar.tsx';
import { ContactBar, ContactCard } from './contact-card.tsx';
import { ContactSection } from './contact-section.tsx';
import { LayoutSection } from './layouts/layout-section.tsx';
import { SpaceHeader, type SpaceHeaderProps } from './space-header.tsx';
import { SpaceSummary } from './space-details.tsx';
import styles from './space.page.module.css';
import { TourSection } from './tour-section.tsx';

const texts = spacePage;
const OwnerSection = lazy(async () => ({
  default: (await import('./owner-section.tsx')).OwnerSection,
}));
const FloorPlanSection = lazy(async () => ({
  default: (await import('../../components/floor-plan/floor-plan-section.tsx')).FloorPlanSection,
}));

export type SpaceViewProps = SpaceHeaderProps & {
  similar: readonly SpaceCard[];
  /** The visitor's event, with which the booking begins. */
  event?: EventQuery;
  /** Layout assumed for the purpose of the event. */
  usualLayout?: EventLayout | null;
  /** Price list of the document. */
  priceList?: SpaceCalendarProps['priceList'];
  /** Both null in the preview; the owner also while suspended, the terms where there are none. */
  owner?: OwnerProfile | null;
  rentalTerms?: RentalTermsSummary | null;
  /** Usual areas a person. */
  layoutAreas: readonly LayoutArea[];
  /** Preview in the editor, without booking. */
  preview?: boolean;
};

/** The owner of the space; its code loads near the viewport. */
function Owner({ owner }: { owner: OwnerProfile }): ReactNode {
  const box = useRef<HTMLElement>(null);
  const isNear = useNearViewport(box);
  return (
    <section ref={box} className={place['section']}>
      {isNear && (
        <Suspense fallback={null}>
          <OwnerSection owner={owner} />
        </Suspense>
      )}
    </section>
  );
}

function SpaceContent({
  space,
  event = EMPTY_EVENT,
  usualLayout = null,
  layoutAreas,
  priceList = null,
  owner = null,
  rentalTerms = null,
}: SpaceViewProps): ReactNode {
  const video = parseVideo(space.video_url);
  // The server does not wait for lazy code.
  const isIdle = useIdle();
  const hasTags = Object.values(space.tags).some((tags) => tags.length > 0);
  return (
    <div>
      <SpaceSummary space={space} isPriced={isPriced({ chosen: null, event })} />
      <section className={place['section']}>
        {/* Headings in the owner's text are of the third level. */}
        <h2 className="visually-hidden">{texts.about}</h2>
        {space.perex && <p className={styles['perex']}>{bindSpaces(space.perex)}</p>}
        {/* The API sanitises the HTML on write; inline styles become classes. */}
        <div
          className={classNames(place['prose'], content['content'])}
          dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(stylesToClasses(space.description)) }}
        />
      </section>
      {space.layouts.length > 0 && (
        <section className={place['section']} aria-labelledby="usporadani">
          <LayoutSection space={space} areas={layoutAreas} event={event} usualLayout={usualLayout} />
        </section>
      )}
      <SlotCancellation className={place['section']} terms={isIdle ? rentalTerms : null} />
      {isIdle && space.floor_plan?.status === 'ready' && (
        <section className={place['section']}>
          <Suspense fallback={null}>
            <FloorPlanSection plan={space.floor_plan} />
          </Suspense>
        </section>
      )}
      {hasTags && (
        <section className={place['section']}>
          <h2>{texts.tags}</h2>
          <TagGroups tags={space.tags} />
        </section>
      )}
      <TourSection space={space} />
      {video && (
        <section className={place['section']}>
          <h2>{texts.video}</h2>
          <VideoPlayer video={video} title={getSpaceTitle(space)} />
        </section>
      )}
      <SpaceCalendar spaceId={space.id} priceList={priceList} className={place['section']} />
      <section className={place['section']}>
        <h2>{texts.where}</h2>
        <PlaceLocation place={space} title={getSpaceTitle(space)} surroundings={listSurroundings(space)} />
      </section>
      {owner && <Owner owner={owner} />}
      <ContactSection space={space} className={`${place['section']} no-print`} />
      <PrintLinks space={space} />
    </div>
  );
}

const SURROUNDING_ATTRIBUTES: readonly string[] = ['mhd', 'parkovani', 'parkovani-autobus'];

/** Region, public transport and parking, as far as the owner has entered them. */
const listSurroundings = ({ province_name: region, all_attributes: attributes }: SpaceDetail): string[] => [
  ...(region === null ? [] : [region]),
  ...attributes.filter(({ slug }) => SURROUNDING_ATTRIBUTES.includes(slug)).map(({ name }) => name),
];

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
    <section className={place['similar']}>
      <h2>{texts.similar}</h2>
      <div className={place['row']}>
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
