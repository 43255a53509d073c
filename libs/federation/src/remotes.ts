import type { Client, FooterLink, Session } from '@prostora/api-client';
import type { RouteObject } from '@prostora/nav';

/** Image of the largest contentful paint; preloaded by the document. */
export type PreloadImage = { href: string; srcset?: string; sizes?: string; type?: string };

/** Image for social networks; JPEG or PNG, because not all support AVIF and WebP. */
export type ShareImage = {
  url: string;
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png';
  alt: string;
};

/** Alternate representation of the page, such as its feed. */
export type AlternateLink = { href: string; type: string; title: string };

/** Metadata of a page, used by the document server and by client navigation. */
export type PageHead = {
  /** Complete title, including the site name where it belongs. */
  title: string;
  description: string;
  /** Path and query of the canonical URL; null for none. */
  canonical: string | null;
  /** Content of the robots meta, e.g. `index, follow`. */
  robots: string;
  og_type?: 'website' | 'article' | 'place';
  /** The default image of the site when missing. */
  og_image?: ShareImage;
  /** Publication date of an article, ISO 8601. */
  published?: string;
  modified?: string;
  alternates?: readonly AlternateLink[];
  /** Objects for application/ld+json blocks. */
  json_ld?: readonly object[];
  preload_image?: PreloadImage;
};

/** Handle of a public route. Both functions receive the loader data of the route. */
export type RouteHandle<Data = unknown> = {
  head?: (data: Data) => PageHead;
  /** SEO links of the footer on this page instead of the default ones. */
  footer_links?: (data: Data) => readonly FooterLink[];
  /** Query string of the visitor's event for a link, where the query of the page does not hold all of it. */
  event_search?: (data: Data, to?: string) => string;
  /** Loads the code of parts that the document contains, before it is hydrated. */
  prepare?: (data: Data) => Promise<unknown>;
};

/**
 * Shape of `./routes` of the public remote; its route ids are the keys of its Vite manifest. The server
 * renders without a session. The browser loads the remaining routes when a path is none of a landing page.
 */
export type PublicRemote = {
  createRoutes: (api: Client, session: Session | null, remaining?: readonly RouteObject[]) => RouteObject[];
  loadRemainingRoutes: () => Promise<(api: Client) => RouteObject[]>;
};

/** Props of the default export of `./App` of the admin remote, which admits super administrators only. */
export type AdminAppProps = { session: Session };
