/** A sitemap entry with the images of its page; paths are local. `lastModified` is optional. */
export type SitemapEntry = { path: string; lastModified: Date | null; images?: readonly string[] };

/** Port of modules with public pages: their sitemap entries. */
export abstract class SitemapSource {
  /** Part of the file name: /sitemap-<section>-1.xml. */
  abstract readonly section: string;
  abstract streamEntries(): AsyncIterable<SitemapEntry>;

  /** Changes whenever the entries do; a source without it is read again every two seconds. */
  getVersion(): string | null {
    return null;
  }
}
