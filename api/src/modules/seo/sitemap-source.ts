/** One address for sitemap.xml; the path is local to the site. */
export type SitemapEntry = { path: string; lastModified: Date | null };

/** Port of a module that has public pages: its addresses for sitemap.xml, in pieces. */
export abstract class SitemapSource {
  abstract entries(): AsyncIterable<SitemapEntry>;
}
