import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeUploads } from '@prostora/testing/fake-uploads.ts';
import userEvent from '@testing-library/user-event';
import { ApiError, type StoredImage } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import './post.page.tsx';
import './posts.page.tsx';
import '../../kit/editor/article-field.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import './revisions-drawer.tsx';
import './schedule-form.tsx';
import { blogHandlers, postRecord, postsAnswer } from '../../testing/blog.ts';
import { findDialog, plain, pressAndConfirm, renderConsole, type Handlers } from '../../testing/console.tsx';

const { form, page: texts, revisions } = adminBlog;
const POST = '/admin2/blog/5/edit';
const STEP = 'POST admin/blog/posts/5/status';
const planned = postRecord({
  status: 'SCHEDULED',
  publish_at: '2026-12-24T08:30:00Z',
  allowed_actions: ['edit', 'publish', 'schedule', 'withdraw', 'delete'],
});
const out = postRecord({
  status: 'PUBLISHED',
  published_at: '2026-11-02T09:00:00Z',
  allowed_actions: ['edit', 'withdraw', 'delete'],
});

const photo: StoredImage = {
  id: 31,
  status: 'processing',
  url: null,
  sources: [],
  width: null,
  height: null,
  placeholder: null,
  alt: '',
};

const open = (path: string, changes: Handlers = {}) =>
  renderConsole(path, {
    handlers: {
      ...blogHandlers,
      'GET admin/blog/posts': () => ({ body: postsAnswer([]) }),
      'GET admin/blog/posts/5': () => ({ body: postRecord() }),
      ...changes,
    },
  });
const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const bodies = (calls: { body: unknown }[]): unknown[] => calls.map(({ body }) => body);
const retitle = async (title: string): Promise<void> => {
  await field(form.title);
  fireEvent.change(await field(form.title), { target: { value: title } });
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('NewPostPage', () => {
  test('creates a draft without slug and author, then opens its editor', async () => {
    const { findCalls, router } = await open('/admin2/blog/new', {
      'POST admin/blog/posts': () => ({ status: 201, body: postRecord() }),
    });
    await retitle(' Jak vybrat sál ');
    fireEvent.change(await field(form.perex), { target: { value: 'Krátce.' } });
    await press(texts.submitAdd);
    expect(await screen.findByText(texts.added)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe(POST));
    expect(bodies(findCalls('POST admin/blog/posts'))).toEqual([
      expect.objectContaining({
        title: 'Jak vybrat sál',
        slug: null,
        perex: 'Krátce.',
        cover_id: null,
        category_id: null,
        tag_ids: [],
        author_name: '',
      }),
    ]);
  });

  test('requires a title before saving', async () => {
    const { findCalls } = await open('/admin2/blog/new');
    await field(form.title);
    await press(texts.submitAdd);
    expect(await screen.findByText(fieldErrors.required)).toBeTruthy();
    expect(findCalls('POST admin/blog/posts')).toEqual([]);
  });
});

describe('PostPage form', () => {
  test('saves the whole post with its version and shows server errors at fields', async () => {
    const { findCalls } = await open(POST, {
      'PUT admin/blog/posts/5': () =>
        findCalls('PUT admin/blog/posts/5').length === 1
          ? { status: 422, body: { message: 'Zkontrolujte', errors: { slug: fieldErrors.slugTaken } } }
          : { body: postRecord({ version: 3 }) },
    });
    fireEvent.change(await field(form.slug), { target: { value: 'jiny' } });
    await press(texts.submitSave);
    expect((await screen.findByText(fieldErrors.slugTaken)).closest('.ant-form-item')?.textContent).toContain(
      form.slug,
    );
    expect(screen.getByDisplayValue('jiny')).toBeTruthy();
    fireEvent.change(await field(form.slug), { target: { value: 'jinak' } });
    await press(texts.submitSave);
    expect(await screen.findByText(texts.saved)).toBeTruthy();
    expect(findCalls('PUT admin/blog/posts/5')[1]?.body).toEqual({
      title: 'Post 5',
      slug: 'jinak',
      perex: 'Perex',
      html: '<p>Text</p>',
      cover_id: null,
      cover_alt: '',
      cover_caption: '',
      category_id: 3,
      tag_ids: [],
      author_name: 'Jana Novak',
      meta_title: '',
      meta_description: '',
      version: 2,
    });
  });

  test('derives the slug of a draft from its title and keeps a published slug', async () => {
    for (const [post, slug] of [
      [postRecord(), null],
      [out, 'clanek-5'],
    ] as const) {
      const { findCalls, unmount } = await open(POST, {
        'GET admin/blog/posts/5': () => ({ body: post }),
        'PUT admin/blog/posts/5': () => ({ body: post }),
      });
      await retitle('Jinak');
      await press(texts.submitSave);
      await waitFor(() =>
        expect(bodies(findCalls('PUT admin/blog/posts/5'))).toEqual([
          expect.objectContaining({ title: 'Jinak', slug }),
        ]),
      );
      unmount();
    }
  });

  test('merges a concurrent save, names categories and tags, and saves the newer version', async () => {
    const current = postRecord({
      version: 7,
      title: 'Cizí název',
      category: { id: 4, name: 'Firmy' },
      tags: [{ id: 8, name: 'loft' }],
    });
    const { findCalls } = await open(POST, {
      'PUT admin/blog/posts/5': () =>
        findCalls('PUT admin/blog/posts/5').length === 1
          ? { status: 409, body: { error_code: 'CONFLICT', message: 'x', current } }
          : { body: current },
    });
    await retitle('Můj název');
    await press(texts.submitSave);
    const conflict = (await screen.findByText(adminKit.conflict.title)).closest<HTMLElement>(
      '[role="alert"]',
    ) as HTMLElement;
    expect(within(conflict).getByRole('radio', { name: /Cizí název/u })).toBeTruthy();
    expect([within(conflict).getByText('Firmy').tagName, within(conflict).getByText('loft').tagName]).toEqual(
      ['INS', 'INS'],
    );
    await press(texts.submitSave);
    await waitFor(() =>
      expect(findCalls('PUT admin/blog/posts/5')[1]?.body).toMatchObject({
        title: 'Můj název',
        category_id: 4,
        tag_ids: [8],
        version: 7,
      }),
    );
  });

  test('uploads, shows, saves and removes the cover, and reports a rejected file', async () => {
    const uploads = fakeUploads();
    const { findCalls } = await open(POST, {
      'GET admin/images/31': () => ({ body: { ...photo, status: 'ready', url: '/media/31.jpg' } }),
      'PUT admin/blog/posts/5': () => ({
        body: postRecord({ cover: { ...photo, status: 'ready', url: '/media/31.jpg' } }),
      }),
    });
    await field(form.title);
    const choose = (): Promise<void> =>
      userEvent.upload(
        screen.getByLabelText(form.coverAdd, { selector: 'input' }),
        new File(['x'], 'sal.jpg', { type: 'image/jpeg' }),
      );
    await choose();
    act(() => uploads[0]?.reject(new ApiError(422, { errors: { file: 'Fotografie je poškozená.' } })));
    expect((await screen.findByText('Fotografie je poškozená.')).getAttribute('role')).toBe('alert');
    await choose();
    act(() => uploads[1]?.resolve(photo));
    await waitFor(() => expect(document.querySelector('img[src="/media/31.jpg"]')).not.toBeNull());
    expect(screen.queryByText('Fotografie je poškozená.')).toBeNull();
    await press(texts.submitSave);
    await press(form.coverRemove);
    await press(texts.submitSave);
    await waitFor(() =>
      expect(bodies(findCalls('PUT admin/blog/posts/5'))).toEqual([
        expect.objectContaining({ cover_id: 31 }),
        expect.objectContaining({ cover_id: null }),
      ]),
    );
  });

  test('asks before leaving with unsaved changes', async () => {
    const { router } = await open(POST);
    await retitle('Rozepsaný');
    await press(texts.cancel);
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.stay }),
    );
    expect([router.state.location.pathname, screen.getByDisplayValue('Rozepsaný').tagName]).toEqual([
      POST,
      'INPUT',
    ]);
    await press(texts.cancel);
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.leave }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/blog'));
  });

  test('shows a missing post as not found', async () => {
    await open('/admin2/blog/6/edit');
    expect(await screen.findByText(texts.notFoundTitle)).toBeTruthy();
  });
});

describe('PostPage actions', () => {
  const schedule = async (moment: string): Promise<void> => {
    const input = await screen.findByRole('textbox', { name: texts.scheduleAt });
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: moment } });
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
    await userEvent.click(
      within(await findDialog(texts.scheduleTitle)).getByRole('button', { name: texts.schedule }),
    );
  };

  test('schedules in Prague time and shows a rejected date at its field', async () => {
    const { findCalls } = await open(POST, {
      [STEP]: () =>
        findCalls(STEP).length === 1
          ? { status: 422, body: { message: 'Zkontrolujte', errors: { publish_at: fieldErrors.future } } }
          : { body: planned },
    });
    await press(texts.schedule);
    await schedule('1. 1. 2020 9:30');
    expect(await screen.findByText(fieldErrors.future)).toBeTruthy();
    await schedule('24. 12. 2026 09:30');
    expect(await screen.findByText(plain(texts.scheduled('24. 12. 2026 9:30')))).toBeTruthy();
    expect(findCalls(STEP)[1]?.body).toEqual({ step: 'schedule', publish_at: '2026-12-24T09:30' });
  });

  test('shows the scheduled date, prefills it when rescheduling, and unschedules at once', async () => {
    const { findCalls } = await open(POST, {
      'GET admin/blog/posts/5': () => ({ body: planned }),
      [STEP]: () => ({ body: postRecord() }),
    });
    expect(plain((await screen.findByText(new RegExp(`^${texts.publishAt}`, 'u'))).textContent)).toBe(
      'Vyjde 24. 12. 2026 9:30',
    );
    await press(texts.reschedule);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: texts.scheduleAt })).value).toBe(
      '24. 12. 2026 09:30',
    );
    await press(adminBlog.taxa.cancel);
    await press(texts.unschedule);
    await press(admin.undo.label);
    await waitFor(() =>
      expect(bodies(findCalls(STEP))).toEqual([
        { step: 'withdraw' },
        { step: 'schedule', publish_at: planned.publish_at },
      ]),
    );
  });

  test('publishes after confirmation, and undo restores the schedule', async () => {
    const { findCalls } = await open(POST, {
      'GET admin/blog/posts/5': () => ({ body: planned }),
      [STEP]: () => ({ body: out }),
    });
    await screen.findByRole('button', { name: texts.publish });
    await pressAndConfirm(texts.publish, texts.publishTitle, texts.publish);
    expect(await screen.findByText(texts.published)).toBeTruthy();
    await press(admin.undo.label);
    await waitFor(() =>
      expect(bodies(findCalls(STEP))).toEqual([
        { step: 'publish' },
        { step: 'withdraw' },
        { step: 'schedule', publish_at: planned.publish_at },
      ]),
    );
  });

  test('links a published post and withdraws it only after confirmation', async () => {
    const { findCalls } = await open(POST, {
      'GET admin/blog/posts/5': () => ({ body: out }),
      [STEP]: () => ({ body: postRecord() }),
    });
    expect((await screen.findByRole('link', { name: texts.open })).getAttribute('href')).toBe(
      '/blog/clanek-5',
    );
    expect(screen.queryByRole('button', { name: texts.publish })).toBeNull();
    await pressAndConfirm(texts.withdraw, texts.withdrawTitle, texts.withdraw);
    await press(admin.undo.label);
    await waitFor(() => expect(bodies(findCalls(STEP))).toEqual([{ step: 'withdraw' }, { step: 'publish' }]));
  });

  test('opens the preview in a new window and closes it when the link fails', async () => {
    const view = { location: { href: 'about:blank' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    const { findCalls } = await open(POST, {
      'POST admin/blog/posts/5/preview': () =>
        findCalls('POST admin/blog/posts/5/preview').length === 1
          ? { body: { url: '/blog/nahled/5/tajny', until: '2026-12-06T10:00:00Z' } }
          : { status: 500, body: {} },
    });
    await press(texts.preview);
    await waitFor(() => expect(view.location.href).toBe('/blog/nahled/5/tajny'));
    expect(view.close).not.toHaveBeenCalled();
    await press(texts.preview);
    await waitFor(() => expect(view.close).toHaveBeenCalledTimes(1));
  });

  test('shows the expiry of a preview link and revokes it', async () => {
    const { findCalls } = await open(POST, {
      'GET admin/blog/posts/5': () => ({ body: postRecord({ preview_until: '2026-12-06T10:00:00Z' }) }),
      'DELETE admin/blog/posts/5/preview': () => ({ body: { status: 'ok' } }),
    });
    await press(texts.more);
    await userEvent.click(await screen.findByText(plain(`${texts.previewClose} (6. 12. 2026 11:00)`)));
    expect(await screen.findByText(texts.previewClosed)).toBeTruthy();
    expect(findCalls('DELETE admin/blog/posts/5/preview')).toHaveLength(1);
  });

  test('deletes after confirmation and restores by undo', async () => {
    const { findCalls, router } = await open(POST, {
      'DELETE admin/blog/posts/5': () => ({ body: postRecord() }),
      'POST admin/blog/posts/5/restore': () => ({ body: postRecord() }),
    });
    await press(texts.more);
    await userEvent.click(await screen.findByText(texts.remove));
    await userEvent.click(
      within(await findDialog(texts.removeTitle('Post 5'))).getByRole('button', { name: texts.remove }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/blog'));
    await press(admin.undo.label);
    await waitFor(() => expect(findCalls('POST admin/blog/posts/5/restore')).toHaveLength(1));
  });

  test('compares an earlier revision and restores it with the current version', async () => {
    const items = [
      { id: 12, author: 'admin@prostora.test', created_at: '2026-11-20T10:00:00Z' },
      { id: 11, author: null, created_at: '2026-11-01T10:00:00Z' },
    ];
    const { findCalls } = await open(POST, {
      'GET admin/blog/posts/5/revisions': () => ({ body: { items, page: 1, nr_of_pages: 1, total: 2 } }),
      'GET admin/blog/posts/5/revisions/11': () => ({
        body: { changes: [{ field: 'category_id', before: 3, after: 4 }] },
      }),
      'POST admin/blog/posts/5/revisions/restore': () => ({ body: postRecord({ version: 3 }) }),
    });
    await press(texts.more);
    await userEvent.click(await screen.findByText(texts.revisions));
    await press(revisions.compare);
    const difference = (await screen.findByRole('heading', { name: revisions.differences }))
      .parentElement as HTMLElement;
    expect([
      within(difference).getByText(revisions.fields.category_id),
      within(difference).getByText('Svatby'),
      within(difference).getByText('Firmy'),
    ]).toHaveLength(3);
    await pressAndConfirm(revisions.restore, revisions.restoreTitle, revisions.restore);
    expect(await screen.findByText(revisions.restored)).toBeTruthy();
    expect(bodies(findCalls('POST admin/blog/posts/5/revisions/restore'))).toEqual([
      { revision_id: 11, version: 2 },
    ]);
  });
});
