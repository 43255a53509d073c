import type { SpaceImage } from '@prostora/api-client';
import type { PageHead, PreloadImage, RouteHandle } from '@prostora/federation';
import { sharedPhoto } from '../../lib/share-image.ts';
import type { CatalogData } from './catalog.loader.ts';
import { CARD_SIZES, FEATURED_SIZES } from './result-list.tsx';

/** The best format of a photograph, for the document to ask for before any script. */
export const preloadOf = (image: SpaceImage, sizes: string): PreloadImage => {
  const source = image.sources[0];
  return { href: image.url ?? '', sizes, ...(source && { srcset: source.srcset, type: source.type }) };
};

function catalogHead({ answer }: CatalogData): PageHead {
  const first = answer.catalog.spaces[0];
  const image = first?.image?.url ? first.image : null;
  return {
    title: answer.title,
    description: answer.meta_description,
    canonical: answer.seo_data.canonical,
    robots: answer.seo_data.robots,
    og_type: 'website',
    ...sharedPhoto(image),
    ...(image?.url && { preload_image: preloadOf(image, first?.recommended && answer.catalog.page === 1 ? FEATURED_SIZES : CARD_SIZES) }),
  };
}

export const catalogHandle: RouteHandle<CatalogData> = { head: catalogHead, footer_links: ({ answer }) => answer.footer_links };
