import type { BuildingDetail, SpaceCard } from '@prostora/api-client';
import { appendSearch, urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link, useLoaderData } from '@prostora/nav';
import { bindSpaces, bindSpacesInHtml, plural } from '@prostora/strings';
import { buildingTexts as texts } from '@prostora/strings/cs/building.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { Breadcrumbs, ButtonLink, SpaceCardView, classNames } from '@prostora/ui';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import content from '@prostora/ui/rich-text/rich-text.module.css';
import type { ReactNode } from 'react';
import { Detail, DetailRow, NumberDetail } from '../../components/details/detail-row.tsx';
import { PhotoMosaic } from '../../components/gallery/photo-mosaic.tsx';
import { PlaceLocation } from '../../components/place/place-location.tsx';
import place from '../../components/place/place-page.module.css';
import { TagGroups } from '../../components/tags/tag-groups.tsx';
import { formatAddressLine } from '../../lib/address-text.ts';
import { buildingHandle } from './building-head.ts';
import type { BuildingData } from './building.loader.ts';
import styles from './building.page.module.css';

export const handle = buildingHandle;

const CARD_SIZES = '(max-width: 600px) 92vw, (max-width: 1024px) 46vw, 32vw';
const SIMILAR_SIZES = '(max-width: 600px) 270px, (max-width: 1024px) 45vw, 24vw';

/** Page of a building: photos, spaces, shared equipment and location. */
export function Component(): ReactNode {
  const { building, seo, similar } = useLoaderData<BuildingData>();
  const query = useEventSearch();
  const crumbs = seo?.breadcrumbs ?? [];
  const shared = Object.values(building.shared).some((tags) => tags.length > 0);
  return (
    <div className="page-width">
      <div className={place['crumbs']}>
        <Breadcrumbs items={crumbs} />
      </div>
      <div className={place['top']}>
        <div className={place['head']}>
          <h1 className={place['title']}>{bindSpaces(building.name)}</h1>
          <p className={place['place']}>{formatAddressLine(building)}</p>
          {building.has_program && (
            <p>
              <Link className="text-link" to={urls.buildingProgram(building.slug)}>
                {texts.program}
              </Link>
            </p>
          )}
        </div>
        <div className={place['photos']}>
          <PhotoMosaic images={building.images} title={building.name} />
        </div>
      </div>
      <BuildingSummary building={building} />
      <About building={building} />
      <section className={place['section']}>
        <h2>{texts.spaces(building.spaces.length)}</h2>
        <div className={styles['grid']}>
          {building.spaces.map((space) => (
            <SpaceCardView key={space.id} space={space} query={query} sizes={CARD_SIZES} />
          ))}
        </div>
      </section>
      {shared && (
        <section className={place['section']}>
          <h2>{building.spaces.length === 1 ? texts.sharedOne : texts.shared}</h2>
          <TagGroups tags={building.shared} />
        </section>
      )}
      <section className={classNames(place['section'], styles['where'])}>
        <h2>{texts.where}</h2>
        <PlaceLocation place={building} title={building.name} />
      </section>
      <Similar similar={similar} place={crumbs.findLast(({ url }) => url?.startsWith('/katalog/'))} />
    </div>
  );
}

function BuildingSummary({ building: { spaces, capacity } }: { building: BuildingDetail }): ReactNode {
  const prices = spaces.flatMap(({ price_from }) => price_from ?? []);
  return (
    <DetailRow label={texts.details}>
      <NumberDetail name={texts.offer} value={spaces.length} unit={plural(spaces.length, texts.spaceForms)} />
      {capacity && (
        <Detail name={texts.capacity}>
          {texts.range(capacity.min, capacity.max)} <small>{plural(capacity.max, ui.persons)}</small>
        </Detail>
      )}
      {prices.length > 0 ? (
        <NumberDetail name={texts.priceFrom} value={Math.min(...prices)} unit={texts.perHour} />
      ) : (
        <Detail name={texts.priceFrom}>
          <small>{ui.priceByAgreement}</small>
        </Detail>
      )}
    </DetailRow>
  );
}

const About = ({ building: { description } }: { building: BuildingDetail }): ReactNode =>
  description === '' ? null : (
    <section className={place['section']}>
      <h2>{texts.about}</h2>
      {/* The API sanitises the HTML on write; inline styles become classes. */}
      <div
        className={classNames(place['prose'], content['content'])}
        dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(stylesToClasses(description)) }}
      />
    </section>
  );

type SimilarProps = {
  similar: readonly SpaceCard[];
  place: { name: string; url: string | null } | undefined;
};

function Similar({ similar, place: listed }: SimilarProps): ReactNode {
  const query = useEventSearch();
  if (similar.length === 0 && !listed) return null;
  return (
    <section className={place['similar']}>
      <div className={styles['similarHead']}>
        <h2>{texts.similar}</h2>
        {listed?.url && (
          <ButtonLink size="sm" to={appendSearch(listed.url, query)}>
            {bindSpaces(texts.catalogue(listed.name))}
          </ButtonLink>
        )}
      </div>
      {similar.length > 0 && (
        <div className={place['row']}>
          {similar.map((space) => (
            <SpaceCardView key={space.id} space={space} query={query} compact sizes={SIMILAR_SIZES} />
          ))}
        </div>
      )}
    </section>
  );
}
