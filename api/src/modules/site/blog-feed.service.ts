import { Injectable } from '@nestjs/common';
import { shareImageAddress, urls } from '@prostora/contracts';
import { blogTexts } from '@prostora/strings/cs/blog.ts';
import { Feed } from 'feed';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { BlogReader, type BlogPost } from '../blog/index.ts';
import { mediaUrl, ShareImages } from '../media/index.ts';
import { SiteSettings } from '../settings/index.ts';

/** Removes characters that are invalid in XML; a single one makes feed readers reject the feed. */
const plain = (text: string): string => text.replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ');

/** RSS feed of the latest blog posts with perex and cover. */
@Injectable()
export class BlogFeed {
  constructor(
    private readonly reader: BlogReader,
    private readonly settings: SiteSettings,
    private readonly shareImages: ShareImages,
    private readonly config: Config,
    private readonly unit: UnitOfWork,
  ) {}

  async rss(): Promise<string> {
    const { name, company } = await this.settings.current();
    const absolute = (path: string): string => new URL(path, this.config.PUBLIC_URL).href;
    const posts = await this.unit.run(() => this.reader.latest());
    const lengths = await this.readImageLengths(posts);
    const feed = new Feed({
      id: absolute(urls.blog),
      link: absolute(urls.blog),
      title: `${blogTexts.title} – ${name}`,
      description: blogTexts.lead,
      language: 'cs',
      copyright: name,
      feedLinks: { rss: absolute(urls.blogFeed) },
      ...(posts[0]?.publishedAt && { updated: posts[0].publishedAt }),
    });
    for (const post of posts) {
      const size = post.cover?.variants[0];
      const length = lengths.get(post.id);
      feed.addItem({
        id: absolute(urls.blogPost(post.slug)),
        link: absolute(urls.blogPost(post.slug)),
        title: plain(post.title),
        description: plain(post.perex),
        date: post.publishedAt ?? post.updatedAt,
        // RSS requires an e-mail of the author; that of the writer is private.
        ...(post.authorName &&
          company.email && { author: [{ name: plain(post.authorName), email: company.email }] }),
        ...(post.category && { category: [{ name: post.category.name }] }),
        ...(size &&
          length && {
            image: { url: absolute(shareImageAddress(mediaUrl(size.key))), type: 'image/jpeg', length },
          }),
      });
    }
    return feed.rss2();
  }

  /** Bytes of the share images of covers by post; posts without one are omitted. */
  private async readImageLengths(posts: readonly BlogPost[]): Promise<Map<number, number>> {
    const lengths = new Map<number, number>();
    for (const { id, cover } of posts) {
      const length = cover ? await this.shareImages.readSize(cover.contentHash) : null;
      if (length) lengths.set(id, length);
    }
    return lengths;
  }
}
