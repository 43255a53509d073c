import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminContentPage, AdminContentRow } from '@prostora/api-client';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import './content-pages.page.tsx';
import './content.page.tsx';
import '../../kit/form/form-drawer.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { listDifferences, toPlainText } from './content.values.ts';

const { list, form, page: texts, history } = adminContent;

const row = (id: number, changes: Partial<AdminContentRow> = {}): AdminContentRow => ({
  id,
  slug: `stranka-${id}`,
  url: `/stranka/stranka-${id}`,
  kind: 'free',
  title: `Stránka ${id}`,
  status: 'published',
  menu_place: 'none',
  menu_label: '',
  updated_at: '2026-11-20T10:00:00Z',
  version: 2,
  ...changes,
});
const page = (changes: Partial<AdminContentPage> = {}): AdminContentPage => ({
  ...row(5),
  lead: 'Úvod',
  html: '<p>Text</p>',
  faq: [{ question: 'Proč?', answer: 'Proto.' }],
  meta_title: '',
  meta_description: '',
  cover_id: null,
  cover: null,
  ...changes,
});
const revisions = {
  items: [
    {
      id: 12,
      version: 2,
      author: { id: 1, email: 'admin@prostora.test' },
      created_at: '2026-11-20T10:00:00Z',
      changed: ['title'],
    },
    {
      id: 11,
      version: 1,
      author: null,
      created_at: '2026-11-01T10:00:00Z',
      changed: ['title', 'html', 'slug'],
    },
  ],
  page: 1,
  nr_of_pages: 1,
  total: 2,
};
const handlers = (changes: Handlers = {}): Handlers => ({
  'GET admin/content/5': () => ({ body: page() }),
  'GET admin/content/5/revisions': () => ({ body: revisions }),
  'GET site': () => ({ body: { name: 'Prostora' } }),
  ...changes,
});
const field = (label: string) => screen.getByRole('textbox', { name: label });

describe('content pages', () => {
  test('lists pages by menu with URL and status', async () => {
    const items = [
      row(1, { menu_place: 'header', title: 'Služby' }),
      row(2, { menu_place: 'footer', title: 'Cookies' }),
      row(3, { title: 'Svatby', status: 'draft' }),
    ];
    await renderConsole('/admin2/obsah', { handlers: { 'GET admin/content': () => ({ body: { items } }) } });
    const header = within(await screen.findByRole('region', { name: /hlavičce/u }));
    expect(header.getByRole('link', { name: 'Služby' }).getAttribute('href')).toBe('/admin2/obsah/1');
    expect(header.getByText('/stranka/stranka-1')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: /Mimo/u })).getByText(list.statuses.draft)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: list.place('Svatby') })).toBeTruthy();
  });

  test('saves all fields with the version and shows server errors at fields', async () => {
    let calls = 0;
    const { findCalls } = await renderConsole('/admin2/obsah/5', {
      handlers: handlers({
        'PUT admin/content/5': ({ body }) =>
          calls++ === 0
            ? { status: 422, body: { message: 'Zkontrolujte', errors: { slug: fieldErrors.slugTaken } } }
            : { body: page({ ...(body as object), version: 3 }) },
      }),
    });
    const user = userEvent.setup();
    const title = await screen.findByRole('textbox', { name: form.title });
    await user.clear(title);
    await user.type(title, 'Jinak');
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(fieldErrors.slugTaken)).toBeTruthy();
    expect(screen.getByDisplayValue('Jinak')).toBeTruthy();
    await user.clear(field(form.slug));
    await user.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(findCalls('PUT admin/content/5')).toHaveLength(2));
    expect(findCalls('PUT admin/content/5')[1]?.body).toEqual({
      title: 'Jinak',
      lead: 'Úvod',
      html: '<p>Text</p>',
      faq: [{ question: 'Proč?', answer: 'Proto.' }],
      meta_title: '',
      meta_description: '',
      cover_id: null,
      slug: null,
      status: 'published',
      menu_place: 'none',
      menu_label: '',
      version: 2,
    });
  });

  test('does not allow changing the slug of a fixed page or deleting it', async () => {
    const fixed = page({ kind: 'fixed', slug: 'cenik' });
    const { findCalls } = await renderConsole('/admin2/obsah/5', {
      handlers: handlers({
        'GET admin/content/5': () => ({ body: fixed }),
        'PUT admin/content/5': () => ({ body: { ...fixed, version: 3 } }),
      }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: form.title }), ' plus');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/content/5').map(({ body }) => body)).toEqual([
        expect.objectContaining({ title: 'Stránka 5 plus', slug: 'cenik', status: 'published' }),
      ]),
    );
    expect([
      screen.queryByRole('textbox', { name: form.slug }),
      screen.queryByRole('button', { name: texts.remove }),
    ]).toEqual([null, null]);
  });

  test('compares an earlier version and restores it', async () => {
    const then = {
      id: 11,
      version: 1,
      title: 'Dřív',
      lead: 'Úvod',
      html: '<p>Text</p>',
      faq: [],
      meta_title: '',
      meta_description: '',
      cover_id: null,
      slug: 'x',
      status: 'published',
      menu_place: 'none',
      menu_label: '',
    };
    const { findCalls } = await renderConsole('/admin2/obsah/5', {
      handlers: handlers({
        'GET admin/content-revisions/11': () => ({ body: then }),
        'POST admin/content-revisions/11/restore': () => ({ body: page({ title: 'Dřív', version: 3 }) }),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: history.showLabel(1) }));
    expect(await screen.findByText('Dřív')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: history.restore }));
    const question = await screen.findByText(plain(history.restoreTitle(1)));
    await userEvent.click(
      within(question.closest('.ant-modal') as HTMLElement).getByRole('button', { name: history.restore }),
    );
    await waitFor(() =>
      expect(findCalls('POST admin/content-revisions/11/restore').map(({ body }) => body)).toEqual([
        { version: 2 },
      ]),
    );
  });
});

describe('differences of two revisions', () => {
  test('compares visible words without tags', () => {
    expect(toPlainText('<h2>Sál</h2><p>Dvě <b>slova</b></p><ul><li>a</li></ul>')).toBe('Sál Dvě slova a');
    const texts = {
      title: 'A',
      lead: '',
      html: '<p>Text</p>',
      faq: [],
      meta_title: '',
      meta_description: '',
      cover_id: null,
    };
    expect(listDifferences(texts, { ...texts, html: '<p><b>Text</b></p>' })).toEqual([]);
    expect(
      listDifferences(texts, { ...texts, title: 'B', faq: [{ question: 'Q', answer: 'A' }] }).map(
        ({ field: name }) => name,
      ),
    ).toEqual(['title', 'faq']);
  });
});
