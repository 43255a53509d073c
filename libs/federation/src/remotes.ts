import type { Api, FooterLink, Session } from '@prostora/api-client';
import type { RouteObject } from '@prostora/nav';

/** The image that will be the largest paint; the document asks for it before any script. */
export type PreloadImage = { href: string; srcset?: string; sizes?: string; type?: string };

/** The picture social networks show; JPEG or PNG, since not all of them read AVIF and WebP. */
export type ShareImage = {
  url: string;
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/png';
  alt: string;
};

/** Another form of the page, such as its feed. */
export type AlternateLink = { href: string; type: string; title: string };

/** What a page says about itself to browsers and robots; the document server and the client navigation both use it. */
export type PageHead = {
  /** The whole title, already with the site's name where it belongs. */
  title: string;
  description: string;
  /** Path and query of the canonical address; null when the page must not have one. */
  canonical: string | null;
  /** Content of the robots meta, e.g. `index, follow`. */
  robots: string;
  og_type?: 'website' | 'article' | 'place';
  /** Without one the site's own picture stands in. */
  og_image?: ShareImage;
  /** When an article came out, ISO 8601. */
  published?: string;
  modified?: string;
  alternates?: readonly AlternateLink[];
  /** Objects for application/ld+json blocks. */
  json_ld?: readonly object[];
  preload_image?: PreloadImage;
};

/** Handle of a public route. Both functions get the route's own loader data. */
export type RouteHandle<Data = unknown> = {
  head?: (data: Data) => PageHead;
  /** SEO links the footer shows on this page instead of the site's own. */
  footer_links?: (data: Data) => readonly FooterLink[];
};

/** The public remote exposes `./routes` with this shape; its route ids are the keys of its Vite manifest. The server renders without a session. */
export type PublicRemote = { createRoutes: (api: Api, session: Session | null) => RouteObject[] };

/** The admin remote exposes `./App`, whose default export takes these and lets only a super administrator in. */
export type AdminAppProps = { session: Session };
