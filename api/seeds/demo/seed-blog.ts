import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { BlogPost, BlogRevision, BlogTaxon } from '../../src/modules/content/blog/index.ts';
import { MediaImage, MediaUse } from '../../src/modules/media/index.ts';
import { summarizeArticle, sanitizeArticle, toSlug } from '../../src/platform/text/index.ts';
import { renderArticleText } from './blog/article-text.ts';
import { BLOG_CATEGORIES, BLOG_POSTS, BLOG_TAGS } from './blog/blog.data.ts';
import type { DemoPost } from './blog/demo-post.types.ts';
import type { DemoData } from './demo.types.ts';
import { getRecord } from './records-by-key.ts';
import { PHOTO_ALTS } from './photo-alts.data.ts';
import type { DemoPictures } from './seed-photos.ts';

/** Hour of publication. */
const PUBLISHING_HOUR = 7;

type SeedContext = { em: EntityManager; demo: DemoData; pictures: DemoPictures; now: Date };

/** Seeds the blog; covers are photographs of spaces, so that no further images are processed. */
export async function seedBlog({ em, demo, pictures, now }: SeedContext): Promise<void> {
  const categories = new Map(
    BLOG_CATEGORIES.map(({ slug, name }, sortOrder) => [
      slug as string,
      em.create(BlogTaxon, { kind: 'category', slug, name, sortOrder }, { partial: true }),
    ]),
  );
  const tags = new Map(
    BLOG_TAGS.map((name) => [
      name,
      em.create(BlogTaxon, { kind: 'tag', slug: toSlug(name, 'stitek'), name }, { partial: true }),
    ]),
  );
  const posts: BlogPost[] = [];
  for (const one of BLOG_POSTS) {
    const cover = buildCover(one, { pictures, now });
    em.persist(cover);
    posts.push(
      createPost(em, one, {
        cover,
        category: getRecord(categories, one.category),
        tags: one.tags.map((name) => getRecord(tags, name)),
        html: buildHtml(one, demo),
        now,
      }),
    );
  }
  await em.flush();
  for (const post of posts) {
    em.create(
      BlogRevision,
      { post, values: toRevisionValues(post), createdAt: post.createdAt },
      { partial: true },
    );
    if (post.cover) em.create(MediaUse, { subject: 'blog-post', subjectId: post.id, image: post.cover });
  }
  await em.flush();
}

/** A separate image record that shares the files of a gallery photograph. */
function buildCover(
  { photo }: DemoPost,
  { pictures, now }: Pick<SeedContext, 'pictures' | 'now'>,
): MediaImage {
  const { originalKey, contentHash, status, width, height, variants, placeholder } = getRecord(
    pictures,
    `photos/${photo}.jpg`,
  );
  return Object.assign(new MediaImage(), {
    originalKey,
    contentHash,
    status,
    width,
    height,
    variants,
    placeholder,
    createdAt: now,
  });
}

/** HTML of the text, with cards of published spaces. */
function buildHtml({ text }: DemoPost, demo: DemoData): string {
  const buildings = new Map(demo.buildings.map(({ key, slug }) => [key, slug]));
  const findSpacePath = (kind: string): string | null => {
    const space = demo.spaces.find(
      ({ status, photos }) => status === 'PUBLISHED' && photos[0]?.file.includes(`/${kind}-`),
    );
    return space === undefined
      ? null
      : [buildings.get(space.building_key), ...(space.no_name ? [] : [space.slug])].join('/');
  };
  return sanitizeArticle(renderArticleText(text, findSpacePath));
}

type PostParts = { cover: MediaImage; category: BlogTaxon; tags: BlogTaxon[]; html: string; now: Date };

function createPost(
  em: EntityManager,
  { title, perex, photo, caption, author, days }: DemoPost,
  { cover, category, tags, html, now }: PostParts,
): BlogPost {
  const at = days === null ? null : publishingTime(now, days);
  const isOut = days !== null && days >= 0;
  const written = publishingTime(now, (days === null || days < 0 ? 0 : days) + 3);
  const post = em.create(
    BlogPost,
    {
      title,
      slug: toSlug(title, 'clanek'),
      perex,
      html,
      minutes: summarizeArticle(html).minutes,
      cover,
      coverAlt: PHOTO_ALTS[photo] ?? '',
      coverCaption: caption,
      category,
      authorName: author,
      status: isOut ? 'PUBLISHED' : days === null ? 'DRAFT' : 'SCHEDULED',
      publishAt: isOut ? null : at,
      publishedAt: isOut ? at : null,
      createdAt: written,
      updatedAt: isOut && at ? at : written,
    },
    { partial: true },
  );
  post.tags.set(tags);
  return post;
}

const publishingTime = (now: Date, daysAgo: number): Date =>
  new Date(Math.floor((now.getTime() - daysAgo * DAY_MS) / DAY_MS) * DAY_MS + PUBLISHING_HOUR * HOUR_MS);

const toRevisionValues = (post: BlogPost): BlogRevision['values'] => ({
  title: post.title,
  slug: post.slug,
  perex: post.perex,
  html: post.html,
  coverId: post.cover?.id ?? null,
  coverAlt: post.coverAlt,
  coverCaption: post.coverCaption,
  categoryId: post.category?.id ?? null,
  tagIds: post.tags
    .getItems()
    .map(({ id }) => id)
    .sort((one, other) => one - other),
  authorName: post.authorName,
  metaTitle: '',
  metaDescription: '',
});
