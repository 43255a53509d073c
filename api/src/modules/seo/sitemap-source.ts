/** One address for the sitemap with photographs of its page; paths are local to the site. Without a date of its own an entry tells none. */
export type SitemapEntry = { path: string; lastModified: Date | null; images?: readonly string[] };

/** Port of a module that has public pages: its addresses for the sitemap, in pieces. */
export abstract class SitemapSource {
  /** Names the source's parts: /sitemap-<section>-1.xml. */
  abstract readonly section: string;
  abstract entries(): AsyncIterable<SitemapEntry>;

  /** Something that changes whenever the entries do; a source without it is read anew every other second. */
  version(): string | null {
    return null;
  }
}
