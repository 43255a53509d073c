import type { SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces, formatCzk } from '@prostora/strings';
import { formatSpaceSizes, ui } from '@prostora/strings/cs/ui.ts';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Scan, Users } from './icons.ts';
import { Picture } from './picture.tsx';
import { PriceLevel } from './price-level.tsx';
import styles from './space-card.module.css';
import { TagList } from './tag.tsx';

/** Displayed name of a space; a building let as one space uses the name of the building. */
export const getSpaceTitle = (space: Pick<SpaceCard, 'space_name' | 'building_name'>): string =>
  space.space_name || space.building_name;

/** Location of a space without a repeated name: „Pragovka · Praha 9“. */
export const formatSpacePlace = (space: Pick<SpaceCard, 'space_name' | 'building_name' | 'city'>): string =>
  bindSpaces(
    [getSpaceTitle(space) === space.building_name ? null : space.building_name, space.city]
      .filter(Boolean)
      .join(' · '),
  );

/** „od 1 900 Kč/h“, or price by agreement. */
export const formatSpacePrice = (price: number | null): string =>
  price === null ? ui.priceByAgreement : ui.from(formatCzk(price));

type SpaceCardViewProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  space: SpaceCard;
  /** Recommended first result: spans the row and shows its perex. */
  featured?: boolean;
  /** Without price and tags, for rows of similar spaces. */
  compact?: boolean;
  /** Highlighted by its hovered pin on the map. */
  lit?: boolean;
  eager?: boolean;
  /** Elements in the top right corner of the photograph: the favourite button. */
  corner?: ReactNode;
  /** Drawn over the photograph: further ones. */
  photos?: ReactNode;
  /** Places and price for the visitor's event, instead of sizes, prices and tags. */
  offer?: ReactNode;
  /** Places for the visitor's event, instead of the capacity. */
  places?: string | null;
  /** Query string of the link: the visitor's event. */
  query?: string;
  sizes: string;
  headingLevel?: 2 | 3;
};

/** A space in a list. The link of the title covers the whole card. */
export function SpaceCardView({
  space,
  featured = false,
  compact = false,
  lit = false,
  eager = false,
  corner,
  photos,
  offer,
  places = null,
  query = '',
  sizes,
  headingLevel = 3,
  className,
  ...rest
}: SpaceCardViewProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      {...rest}
      className={classNames(
        styles['card'],
        featured && styles['featured'],
        compact && styles['compact'],
        lit && styles['lit'],
        className,
      )}
    >
      <div className={styles['photo']}>
        <Picture image={space.image} sizes={sizes} eager={eager} />
        {photos}
        {space.recommended && <span className={styles['recommended']}>{ui.recommended}</span>}
        {corner && <div className={styles['corner']}>{corner}</div>}
      </div>
      <div>
        <div className={styles['head']}>
          <Heading className={styles['title']}>
            <Link className={styles['link']} to={urls.space(space.url) + query}>
              {bindSpaces(getSpaceTitle(space))}
            </Link>
          </Heading>
          {!featured && !offer && <PriceLevel level={space.price_level} />}
        </div>
        <p className={styles['place']}>{formatSpacePlace(space)}</p>
        {featured && space.perex && <p className={styles['perex']}>{bindSpaces(space.perex)}</p>}
        {offer ?? <SpaceDetails space={space} featured={featured} places={places} />}
      </div>
    </article>
  );
}

type SpaceSizesProps = {
  space: Pick<SpaceCard, 'capacity' | 'area_size'>;
  /** Places in a layout, instead of the capacity. */
  places?: string | null;
  children?: ReactNode;
};

/** Capacity and area of a space in a row. */
export function SpaceSizes({ space, places, children }: SpaceSizesProps): ReactNode {
  const [capacity, area] = formatSpaceSizes(space);
  return (
    <p className={styles['meta']}>
      <span className={styles['item']}>
        <Users />
        {places ?? capacity}
      </span>
      {area && (
        <span className={styles['item']}>
          <Scan />
          {area}
        </span>
      )}
      {children}
    </p>
  );
}

function SpaceDetails({
  space,
  featured,
  places,
}: Required<Pick<SpaceCardViewProps, 'space' | 'featured' | 'places'>>): ReactNode {
  const price = formatSpacePrice(space.price_from);
  return (
    <>
      <SpaceSizes space={space} places={places}>
        {featured ? (
          <span className={styles['item']}>
            <PriceLevel level={space.price_level} />
          </span>
        ) : (
          <span className={styles['price']}>{price}</span>
        )}
      </SpaceSizes>
      <TagList names={space.tags} className={styles['tags']} />
      {featured && <p className={styles['ownPrice']}>{price}</p>}
    </>
  );
}
