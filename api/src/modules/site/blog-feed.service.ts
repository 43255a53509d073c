import { Injectable } from '@nestjs/common';
import { toShareImageUrl, urls } from '@prostora/contracts';
import { blogTexts } from '@prostora/strings/cs/blog.ts';
import { Feed } from 'feed';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { BlogReaderService, type BlogPost } from '../content/blog/index.ts';
import { mediaUrl, ShareImagesService } from '../media/index.ts';
import { SiteSettingsService } from '../settings/index.ts';

/** Removes characters that are invalid in XML; a single one makes feed readers reject the feed. */
const stripControlCharacters = (text: string): string => text.replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ');

/** RSS feed of the latest blog posts with perex and cover. */
@Injectable()
export class BlogFeedService {
  constructor(
    private readonly reader: BlogReaderService,
    private readonly settings: SiteSettingsService,
    private readonly shareImages: ShareImagesService,
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async renderRss(): Promise<string> {
    const { name, company } = await this.settings.getCurrent();
    const absolute = (path: string): string => new URL(path, this.config.PUBLIC_URL).href;
    const posts = await this.unitOfWork.run(() => this.reader.listLatest());
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
        title: stripControlCharacters(post.title),
        description: stripControlCharacters(post.perex),
        date: post.publishedAt ?? post.updatedAt,
        // RSS requires an e-mail of the author; that of the writer is private.
        ...(post.authorName &&
          company.email && {
            author: [{ name: stripControlCharacters(post.authorName), email: company.email }],
          }),
        ...(post.category && { category: [{ name: post.category.name }] }),
        ...(size &&
          length && {
            image: { url: absolute(toShareImageUrl(mediaUrl(size.key))), type: 'image/jpeg', length },
          }),
      });
    }
    return feed.rss2();
  }

  /** Bytes of the share images of covers by post; posts without one are omitted. */
  private async readImageLengths(posts: readonly BlogPost[]): Promise<Map<number, number>> {
    const lengths = new Map<number, number>();
    for (const { id, cover } of posts) {
      const length = cover ? await this.shareImages.findSize(cover.contentHash) : null;
      if (length) lengths.set(id, length);
    }
    return lengths;
  }
}
