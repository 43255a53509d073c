import type { SpaceCard, SpaceDetail } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { ButtonLink, SpaceCardView, formatSpacePrice } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './wizard.module.css';

const texts = portal.wizard.summary;

/** The card of a draft. A missing capacity is not shown. */
const toCard = (space: SpaceDetail): SpaceCard => {
  const [image = null] = space.images;
  return {
    id: space.id,
    url: space.url,
    building_name: space.building_name,
    space_name: space.no_name ? '' : space.space_name,
    perex: space.perex,
    capacity: space.capacity ?? 0,
    area_size: space.area_size,
    price_level: space.price_level,
    price_from: space.price_from,
    city: space.city ?? '',
    province_name: space.province_name ?? '',
    lat: space.lat ?? 0,
    lng: space.lng ?? 0,
    recommended: false,
    image,
    more_images: [],
    tags: space.tags.purpose.slice(0, 3).map(({ name }) => name),
  };
};

/** The space as visitors see it in the catalogue, with a link to its page. */
export function SpacePreview({ space }: { space: SpaceDetail }): ReactNode {
  return (
    <section className={styles['preview']} aria-label={texts.preview}>
      <SpaceCardView
        space={toCard(space)}
        sizes="(max-width: 600px) 100vw, 360px"
        {...(space.capacity === null && { offer: <p>{formatSpacePrice(space.price_from)}</p> })}
      />
      <ButtonLink variant="secondary" to={urls.space(space.url)}>
        {texts.showPage}
      </ButtonLink>
    </section>
  );
}
