import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import type {
  AdminPost,
  AdminPostInput,
  AdminRevisionsAnswer,
  BlogAnswer,
  BlogPostAnswer,
  BlogTaxon as Taxon,
  SiteSettingsAnswer,
} from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { MediaImage, MediaUse } from '../../media/index.ts';
import { BlogPostAdminService, BlogPost } from './index.ts';

const INPUT: AdminPostInput = {
  title: 'Kolik místa potřebuje svatba',
  perex: 'Čtyři čísla.',
  html: '<h2>Metr na hosta</h2><p>Text <script>alert(1)</script></p>',
  cover_id: null,
  cover_alt: '',
  cover_caption: '',
  category_id: null,
  tag_ids: [],
  author_name: 'Alžběta Horáková',
  meta_title: '',
  meta_description: '',
};
let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/admin/blog/${url}`, headers: asAdmin, ...(payload && { payload }) });
const getPublic = (url: string): Promise<LightMyRequestResponse> => test.request({ url: `/api/blog${url}` });
const parseOk = <T>(answer: LightMyRequestResponse): T => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
};
const createPost = async (input: Partial<AdminPostInput> = {}): Promise<AdminPost> =>
  parseOk<AdminPost>(await call('POST', 'posts', { ...INPUT, ...input }));
const savePost = (
  post: AdminPost,
  input: Partial<AdminPostInput>,
  version = post.version,
): Promise<LightMyRequestResponse> =>
  call('PUT', `posts/${post.id}`, { ...INPUT, slug: post.slug, ...input, version });
const changeStatus = (
  post: { id: number },
  name: string,
  publish_at?: string,
): Promise<LightMyRequestResponse> =>
  call('POST', `posts/${post.id}/status`, { step: name, ...(publish_at && { publish_at }) });
const createPublished = async (input: Partial<AdminPostInput> = {}): Promise<AdminPost> =>
  parseOk<AdminPost>(await changeStatus(await createPost(input), 'publish'));
const getErrors = (answer: LightMyRequestResponse): [number, string[]] => [
  answer.statusCode,
  Object.keys(answer.json<{ errors: object }>().errors),
];

describe('api/admin/blog/posts', () => {
  it('creates an unpublished, sanitized draft with a slug from its title', async () => {
    const post = await createPost({ title: 'Příliš žluťoučký kůň' });
    expect(post).toMatchObject({
      slug: 'prilis-zlutoucky-kun',
      status: 'DRAFT',
      published_at: null,
      html: '<h2 id="cast-metr-na-hosta">Metr na hosta</h2><p>Text </p>',
      allowed_actions: ['edit', 'publish', 'schedule', 'delete'],
    });
    expect((await getPublic(`/${post.slug}`)).statusCode).toBe(404);
    expect((await createPost({ title: 'Příliš žluťoučký kůň' })).slug).toBe('prilis-zlutoucky-kun-2');
  });

  it('avoids reserved and numeric slugs', async () => {
    for (const [title, slug] of [
      ['Náhled', 'clanek-nahled'],
      ['2026', 'clanek-2026'],
    ] as const) {
      const post = await createPost({ title });
      expect([post.slug, (await savePost(post, { title })).statusCode]).toEqual([slug, 200]);
    }
  });

  it('returns 422 on invalid fields', async () => {
    expect(getErrors(await call('POST', 'posts', { ...INPUT, title: ' ' }))).toEqual([422, ['title']]);
    expect(getErrors(await call('POST', 'posts', { ...INPUT, slug: 'Špatná' }))).toEqual([422, ['slug']]);
    expect(
      getErrors(
        await call('POST', 'posts', { ...INPUT, category_id: 99_999, tag_ids: [99_999], cover_id: 99_999 }),
      ),
    ).toEqual([422, ['category_id', 'tag_ids', 'cover_id']]);
    const other = await createPost({ title: 'Obsazená adresa' });
    expect(getErrors(await call('POST', 'posts', { ...INPUT, slug: other.slug }))).toEqual([422, ['slug']]);
  });

  it('returns 409 for an outdated version', async () => {
    const post = await createPost();
    parseOk(await savePost(post, { title: 'První' }));
    const late = await savePost(post, { title: 'Druhý' });
    expect([late.statusCode, late.json<{ current: AdminPost }>().current.title]).toEqual([409, 'První']);
  });

  it('keeps images of the post and of its revisions in use', async () => {
    const em = test.orm.em.fork();
    const images = [1, 2].map((number) =>
      em.create(
        MediaImage,
        {
          originalKey: `original/blog-${number}`,
          contentHash: String(number).repeat(64),
          status: 'ready',
          unusedSince: new Date(),
        },
        { partial: true },
      ),
    );
    await em.flush();
    const [cover, inText] = images.map(({ id }) => id) as [number, number];
    const post = await createPost({
      cover_id: cover,
      html: `<figure><img data-image="${inText}" alt="Sál"></figure>`,
    });
    parseOk(await savePost(post, { html: '<p>Bez obrázku</p>' }));
    const uses = await test.orm.em.fork().find(MediaUse, { subject: 'blog-post', subjectId: post.id });
    expect(uses.map(({ image }) => image.id).sort()).toEqual([cover, inText].sort());
  });
});

describe('POST /api/admin/blog/posts/:id/status', () => {
  it('requires perex and text for publishing', async () => {
    expect(
      getErrors(await changeStatus(await createPost({ perex: '', html: '<p> </p>' }), 'publish')),
    ).toEqual([422, ['perex', 'html']]);
    const post = await createPublished();
    expect(getErrors(await savePost(post, { perex: '' }))).toEqual([422, ['perex']]);
  });

  it('returns 409 for a disallowed transition', async () => {
    const post = await createPublished();
    expect([
      (await changeStatus(post, 'publish')).statusCode,
      (await changeStatus(post, 'schedule', '2099-01-01T10:00')).statusCode,
    ]).toEqual([409, 409]);
    expect(parseOk<AdminPost>(await changeStatus(post, 'withdraw'))).toMatchObject({
      status: 'DRAFT',
      published_at: post.published_at,
    });
    expect((await changeStatus(post, 'withdraw')).statusCode).toBe(409);
  });

  it('publishes a scheduled post once when it is due, even if the job runs late', async () => {
    const post = await createPost({ title: 'Naplánovaný' });
    expect(getErrors(await changeStatus(post, 'schedule', '2020-01-01T10:00'))).toEqual([
      422,
      ['publish_at'],
    ]);
    expect(parseOk<AdminPost>(await changeStatus(post, 'schedule', '2099-01-01T10:00'))).toMatchObject({
      status: 'SCHEDULED',
      publish_at: '2099-01-01T09:00:00.000Z',
    });
    expect(await test.app.get(BlogPostAdminService).publishDue()).toBe(0);
    await test.orm.em
      .fork()
      .nativeUpdate(BlogPost, { id: post.id }, { publishAt: new Date('2026-01-05T08:00:00Z') });
    expect(await test.app.get(BlogPostAdminService).publishDue()).toBe(1);
    expect(await test.app.get(BlogPostAdminService).publishDue()).toBe(0);
    expect(parseOk<BlogPostAnswer>(await getPublic(`/${post.slug}`)).post.published_at).toBe(
      '2026-01-05T08:00:00.000Z',
    );
  });
});

describe('api/blog', () => {
  it('returns a post with its table of contents, related posts and neighbours', async () => {
    const tag = await test.make.blogTaxon({ kind: 'tag' });
    const [first, second] = [
      await createPublished({ title: 'Starší', tag_ids: [tag.id] }),
      await createPublished({ title: 'Novější', tag_ids: [tag.id] }),
    ];
    const answer = parseOk<BlogPostAnswer>(await getPublic(`/${second.slug}`));
    expect(answer.post).toMatchObject({
      contents: [{ id: 'cast-metr-na-hosta', level: 2, text: 'Metr na hosta' }],
      minutes: 1,
      meta_title: 'Novější',
      meta_description: 'Čtyři čísla.',
      tags: [{ slug: tag.slug }],
    });
    expect(answer.related[0]?.slug).toBe(first.slug);
    expect(answer.previous?.title).toBe('Starší');
  });

  it('returns distinct neighbours of posts published at the same time', async () => {
    const posts = [
      await createPublished({ title: 'První' }),
      await createPublished({ title: 'Druhý' }),
      await createPublished({ title: 'Třetí' }),
    ];
    await test.orm.em
      .fork()
      .nativeUpdate(
        BlogPost,
        { id: { $in: posts.map(({ id }) => id) } },
        { publishedAt: new Date('2099-01-05T08:00:00Z') },
      );
    const around = await Promise.all(
      posts.map(async ({ slug }) => parseOk<BlogPostAnswer>(await getPublic(`/${slug}`))),
    );
    expect(around.map(({ next }) => next?.title)).toEqual(['Druhý', 'Třetí', undefined]);
    expect(around.slice(1).map(({ previous }) => previous?.title)).toEqual(['První', 'Druhý']);
    await test.orm.em
      .fork()
      .nativeUpdate(
        BlogPost,
        { id: { $in: posts.map(({ id }) => id) } },
        { publishedAt: new Date('2020-01-05T08:00:00Z') },
      );
  });

  it('lists published posts by category and tag, and returns 404 for unknown ones', async () => {
    const category = await test.make.blogTaxon();
    const post = await createPublished({ title: 'V rubrice', category_id: category.id });
    await createPost({ title: 'Koncept v rubrice', category_id: category.id });
    const list = parseOk<BlogAnswer>(await getPublic(`?category=${category.slug}`));
    expect([list.items.map(({ slug }) => slug), list.total, list.category?.name]).toEqual([
      [post.slug],
      1,
      category.name,
    ]);
    expect(list.categories.find(({ slug }) => slug === category.slug)?.count).toBe(1);
    for (const query of ['?category=neni', '?tag=neni', '?page=999'])
      expect((await getPublic(query)).statusCode).toBe(404);
  });

  it('redirects an old slug, and returns 410 for a deleted post until it is restored', async () => {
    const post = await createPublished({ title: 'Stará adresa' });
    parseOk(await savePost(post, { slug: 'nova-adresa' }));
    const moved = await getPublic(`/${post.slug}`);
    expect([moved.statusCode, moved.json<{ redirect_to_url: string }>().redirect_to_url]).toEqual([
      404,
      '/blog/nova-adresa',
    ]);
    parseOk(await call('DELETE', `posts/${post.id}`));
    expect((await getPublic('/nova-adresa')).statusCode).toBe(410);
    expect((await call('GET', `posts/${post.id}`)).statusCode).toBe(404);
    parseOk(await call('POST', `posts/${post.id}/restore`));
    expect((await getPublic('/nova-adresa')).statusCode).toBe(200);
    expect((await getPublic(`/${post.slug}`)).json()).toMatchObject({
      status_code: 404,
      redirect_to_url: '/blog/nova-adresa',
    });
  });

  it('has a revocable preview by a secret link', async () => {
    const post = await createPost({ title: 'Tajný' });
    const { url } = parseOk<{ url: string }>(await call('POST', `posts/${post.id}/preview`));
    const path = url.replace('/blog/nahled', '/preview');
    expect(parseOk<{ title: string }>(await getPublic(path)).title).toBe('Tajný');
    expect((await getPublic(`/preview/${post.id}/nesmysl`)).statusCode).toBe(404);
    parseOk(await call('DELETE', `posts/${post.id}/preview`));
    expect((await getPublic(path)).statusCode).toBe(404);
    expect(parseOk<{ url: string }>(await call('POST', `posts/${post.id}/preview`)).url).not.toBe(url);
    await test.orm.em
      .fork()
      .nativeUpdate(BlogPost, { id: post.id }, { previewUntil: new Date('2020-01-01') });
    expect((await getPublic(path)).statusCode).toBe(404);
  });

  it('has an RSS feed with ETag support', async () => {
    await createPublished({ title: 'Ve čtečce & jinde', perex: 'Vložené\u000bz\u0003dokumentu' });
    const answer = await test.request({ url: '/blog/rss.xml' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    expect(answer.body).toContain('<![CDATA[Ve čtečce & jinde]]>');
    expect(answer.body).toContain('Vložené z dokumentu');
    expect(answer.body).not.toContain('length="0"');
    const unchanged = await test.request({
      url: '/blog/rss.xml',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });

  it('writes the operator’s e-mail with the author’s name into the RSS feed', async () => {
    await createPublished({ title: 'S autorkou', author_name: 'Alžběta Horáková' });
    const settingsUrl = '/api/admin/settings';
    const current = await test.request({ url: settingsUrl, headers: asAdmin });
    const {
      updated_at: _updatedAt,
      terms_version: _terms,
      ...settings
    } = parseOk<SiteSettingsAnswer>(current);
    const payload = { ...settings, company: { ...settings.company, email: 'redakce@prostora.test' } };
    parseOk(await test.request({ method: 'PUT', url: settingsUrl, headers: asAdmin, payload }));
    const { body } = await test.request({ url: '/blog/rss.xml' });
    expect(body).toContain('<author>redakce@prostora.test (Alžběta Horáková)</author>');
  });
});

describe('api/admin/blog/posts/:id/revisions', () => {
  it('lists revisions with authors, returns differences and restores a post', async () => {
    const post = await createPost({ title: 'Verze jedna' });
    const second = parseOk<AdminPost>(
      await savePost(post, { title: 'Verze dvě', slug: 'verze-dve', html: '<p>Jiný text</p>' }),
    );
    parseOk(await savePost(second, { title: 'Verze dvě', html: '<p>Jiný text</p>' }));
    const { items } = parseOk<AdminRevisionsAnswer>(await call('GET', `posts/${post.id}/revisions`));
    expect(items.map(({ title }) => title)).toEqual(['Verze dvě', 'Verze jedna']);
    expect(items[0]?.author).toBeTruthy();
    const first = items[1]?.id ?? 0;
    const { changes } = parseOk<{ changes: { field: string; before: string; after: string }[] }>(
      await call('GET', `posts/${post.id}/revisions/${first}`),
    );
    expect(changes.map(({ field }) => field)).toEqual(['title', 'html']);
    expect(changes.find(({ field }) => field === 'html')).toEqual({
      field: 'html',
      before: 'Jiný text',
      after: 'Metr na hosta\nText',
    });
    expect(
      (
        await call('POST', `posts/${post.id}/revisions/restore`, {
          revision_id: first,
          version: post.version,
        })
      ).statusCode,
    ).toBe(409);
    const { version } = parseOk<AdminPost>(await call('GET', `posts/${post.id}`));
    expect(
      parseOk<AdminPost>(
        await call('POST', `posts/${post.id}/revisions/restore`, { revision_id: first, version }),
      ).title,
    ).toBe('Verze jedna');
    expect(parseOk<AdminRevisionsAnswer>(await call('GET', `posts/${post.id}/revisions`)).total).toBe(3);
  });
});

describe('categories and tags', () => {
  it('deletes a used tag only with a replacement', async () => {
    const [one, other] = [
      parseOk<Taxon>(await call('POST', 'tags', { name: 'Svatba' })),
      parseOk<Taxon>(await call('POST', 'tags', { name: 'Svatby' })),
    ];
    const post = await createPublished({ tag_ids: [one.id, other.id] });
    const refused = await call('DELETE', `tags/${one.id}`);
    expect([refused.statusCode, refused.json<{ uses: object }>().uses]).toEqual([409, { posts: 1 }]);
    expect(getErrors(await call('DELETE', `tags/${one.id}?move_to=${one.id}`))).toEqual([422, ['move_to']]);
    parseOk(await call('DELETE', `tags/${one.id}?move_to=${other.id}`));
    expect(parseOk<AdminPost>(await call('GET', `posts/${post.id}`)).tags.map(({ id }) => id)).toEqual([
      other.id,
    ]);
  });

  it('have unique slugs and an order', async () => {
    const first = parseOk<Taxon>(await call('POST', 'categories', { name: 'Firemní akce' }));
    expect(first.slug).toBe('firemni-akce');
    expect(getErrors(await call('POST', 'categories', { name: 'Jiná', slug: 'firemni-akce' }))).toEqual([
      422,
      ['slug'],
    ]);
    expect((await call('PUT', `categories/${first.id}`, { name: 'Firmy', version: 7 })).statusCode).toBe(409);
    const { items } = parseOk<{ items: Taxon[] }>(await call('GET', 'categories'));
    const ids = items.map(({ id }) => id).reverse();
    expect(
      parseOk<{ items: Taxon[] }>(await call('PUT', 'categories/order', { ids })).items.map(({ id }) => id),
    ).toEqual(ids);
    expect(getErrors(await call('PUT', 'categories/order', { ids: ids.slice(1) }))).toEqual([422, ['ids']]);
  });
});
