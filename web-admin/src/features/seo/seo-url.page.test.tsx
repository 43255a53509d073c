import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import './seo-url.page.tsx';
import './seo-urls.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import '../../kit/order/sortable-list.tsx';
import '../../kit/editor/rich-text-field.tsx';
import { findDialog, plain, pressAndConfirm, renderConsole, type Handlers } from '../../testing/console.tsx';
import { catalogAnswer, seoCheck, seoHandlers, seoOptions, seoUrl } from '../../testing/seo.ts';

// Layout functions that the rich text editor calls and jsdom lacks.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

const { form: texts, page } = adminSeo;
const NEW = '/admin2/seo-url/nova';
const DETAIL = '/admin2/seo-url/5';
const region = (name: string) => screen.getByRole('region', { name });
const field = (label: string): Promise<HTMLInputElement> => screen.findByLabelText(label);

async function type(label: string, text: string): Promise<void> {
  const input = await field(label);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

/** Moves an item of a sortable list up by one, by keyboard. */
async function carryUp(handle: string): Promise<void> {
  // Layout of a column of items: keyboard dragging finds the nearest item by position, which jsdom lacks.
  const geometry = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    const item = this.closest('[data-order-id]');
    return new DOMRect(
      0,
      item ? [...document.querySelectorAll('[data-order-id]')].indexOf(item) * 50 : 0,
      300,
      50,
    );
  });
  const button = screen.getByRole('button', { name: handle });
  act(() => button.focus());
  for (const code of ['Space', 'ArrowUp', 'Space']) {
    fireEvent.keyDown(document.activeElement ?? button, { code });
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    });
  }
  geometry.mockRestore();
}

const stored: Handlers = {
  ...seoHandlers,
  'PUT admin/seo-urls/5': ({ body }) => ({
    body: { ...seoUrl({ version: 4 }), ...(body as object), version: 4 },
  }),
};

describe('NewSeoUrlPage', () => {
  test("applies suggestions, saves typed values, and opens the new URL's page", async () => {
    const { findCalls, router } = await renderConsole(NEW, {
      handlers: {
        ...seoHandlers,
        'POST admin/seo-urls': ({ body }) => ({
          status: 201,
          body: { ...seoUrl(), ...(body as object), id: 5, version: 1 },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.suggestFor(texts.path) }));
    await userEvent.click(screen.getByRole('button', { name: texts.suggestFor(texts.title) }));
    await type(texts.h1, 'Svatby');
    expect((await field(texts.path)).value).toBe('svatba-praha');
    await userEvent.click(screen.getByRole('button', { name: page.submitAdd }));
    await waitFor(() => expect(router.state.location.pathname).toBe(DETAIL));
    expect(findCalls('POST admin/seo-urls').map(({ body }) => body)).toEqual([
      {
        path: 'svatba-praha',
        location_id: null,
        purpose_id: null,
        capacity: null,
        attribute_ids: [],
        title: 'Prostory na svatbu v Praze',
        h1: 'Svatby',
        meta_description: '',
        description: '',
        footer_links: [],
        in_footer: false,
      },
    ]);
  });

  test('shows invalid values at fields without sending them', async () => {
    const { findCalls } = await renderConsole(NEW, { handlers: seoHandlers });
    await type(texts.path, 'Svatby v Praze');
    await userEvent.click(screen.getByRole('button', { name: page.submitAdd }));
    expect(await screen.findByText(plain(seoApi.errors.path))).toBeTruthy();
    expect(await screen.findAllByText('Povinná hodnota')).toHaveLength(2);
    expect(findCalls('POST admin/seo-urls')).toHaveLength(0);
  });

  test('finds a location in the tree and updates check and preview', async () => {
    const { findCalls } = await renderConsole(NEW, { handlers: seoHandlers });
    await userEvent.type(await field(texts.location), 'znoj');
    await userEvent.click(await screen.findByText(plain(texts.counted('Znojmo', 0))));
    await waitFor(() =>
      expect(findCalls('POST admin/seo-urls/check').at(-1)?.body).toMatchObject({ id: null, location_id: 4 }),
    );
    await waitFor(() => expect(findCalls('GET catalog/new').at(-1)?.query.get('location')).toBe('4'));
  });

  test('asks before leaving with unsaved changes', async () => {
    const { router } = await renderConsole(NEW, { handlers: seoHandlers });
    await type(texts.h1, 'Svatby');
    await userEvent.click(screen.getByRole('link', { name: page.back }));
    await userEvent.click(
      within(await findDialog(admin.unsaved.title)).getByRole('button', { name: admin.unsaved.stay }),
    );
    expect(router.state.location.pathname).toBe(NEW);
    expect((await field(texts.h1)).value).toBe('Svatby');
  });
});

describe('SeoUrlPage', () => {
  test('shows stored values in fields and previews', async () => {
    await renderConsole(DETAIL, { handlers: seoHandlers });
    expect((await field(texts.path)).value).toBe('svatby-v-praze');
    expect((await field(texts.title)).value).toBe('Prostory na svatbu v Praze');
    const preview = region(adminSeo.preview.title);
    expect(within(preview).getByRole('heading', { name: 'Svatba v Praze' })).toBeTruthy();
    expect(await within(preview).findByText('Stodola')).toBeTruthy();
    expect(within(preview).getByText(plain(adminSeo.results(12)))).toBeTruthy();
    expect(within(preview).getByText('Kde se sejit.')).toBeTruthy();
    expect(within(preview).getByText('Svatby v Olomouci')).toBeTruthy();
    const snippet = region(adminSeo.snippet.title);
    expect(await within(snippet).findByText('Prostory na svatbu v Praze | Prostora')).toBeTruthy();
    expect(snippet.textContent).toContain('katalog › svatby-v-praze');
  });

  test('updates previews while typing and truncates a long title with a warning', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: stored });
    await type(texts.h1, 'Sály');
    expect(within(region(adminSeo.preview.title)).getByRole('heading', { name: 'Sály' })).toBeTruthy();
    const long =
      'Krásné prostory na svatbu v Praze, na Vyšehradě, v zahradách, na lodi i na statku za městem';
    fireEvent.change(await field(texts.title), { target: { value: long } });
    await waitFor(() =>
      expect(within(region(adminSeo.snippet.title)).getByText(/^Krásné prostory .+ …$/u)).toBeTruthy(),
    );
    expect(within(region(texts.texts)).getAllByText(adminSeo.length.states.long)).toHaveLength(1);
    expect(findCalls('PUT admin/seo-urls/5')).toHaveLength(0);
  });

  test('shows a conflict at its field with a link to the other URL', async () => {
    const other = { id: 9, path: 'svatby-praha' };
    const problems = [
      {
        kind: 'texts' as const,
        message: 'Odkaz vede na adresu, která v katalogu není.',
        field: 'footer_links.0.url',
        other_id: null,
      },
      { kind: 'conflict' as const, message: 'Stejný titulek má i jiná adresa.', field: 'title', other_id: 9 },
    ];
    const check = seoCheck({
      other,
      problems,
      errors: { location_id: 'Stejný filtr už má jiná adresa.', path: 'Tuto adresu už má jiná SEO adresa' },
    });
    await renderConsole(DETAIL, {
      handlers: { ...seoHandlers, 'POST admin/seo-urls/check': () => ({ body: check }) },
    });
    await field(texts.path);
    expect(await within(region(texts.filter)).findByText('Stejný filtr už má jiná adresa.')).toBeTruthy();
    const textFields = within(region(texts.texts));
    expect(textFields.getByText('Stejný titulek má i jiná adresa.')).toBeTruthy();
    expect(
      textFields.getAllByRole('link', { name: texts.otherRecord(other.path) })[0]?.getAttribute('href'),
    ).toBe('/admin2/seo-url/9');
    expect(
      within(region(texts.links)).getByText('Odkaz vede na adresu, která v katalogu není.'),
    ).toBeTruthy();
    expect(within(region(adminSeo.check.title)).getByText('Stejný titulek má i jiná adresa.')).toBeTruthy();
  });

  test('saves all fields with the loaded version', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: stored });
    await type(texts.metaDescription, 'Sály, lofty a zahrady.');
    await userEvent.click(screen.getByRole('switch', { name: texts.inFooter }));
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    expect(await screen.findByText(page.saved)).toBeTruthy();
    expect(findCalls('PUT admin/seo-urls/5').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        version: 3,
        meta_description: 'Sály, lofty a zahrady.',
        in_footer: true,
        attribute_ids: [8],
        description: '<p>Kde se sejit.</p>',
      }),
    ]);
  });

  test('shows server errors at fields and nested links without losing input', async () => {
    const errors = { path: 'Tuto adresu už má jiná SEO adresa', 'footer_links.0.url': 'Odkaz nikam nevede' };
    await renderConsole(DETAIL, {
      handlers: {
        ...seoHandlers,
        'PUT admin/seo-urls/5': () => ({
          status: 422,
          body: { error_code: 'VALIDATION', message: 'Zkontrolujte údaje.', errors },
        }),
      },
    });
    await type(texts.path, 'svatby-praha');
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    expect(await screen.findByText(errors.path)).toBeTruthy();
    expect(screen.getByText(errors['footer_links.0.url'])).toBeTruthy();
    const path = await field(texts.path);
    expect([path.value, path.getAttribute('aria-invalid')]).toEqual(['svatby-praha', 'true']);
  });

  test('merges a concurrent save and asks about conflicting fields', async () => {
    const current = seoUrl({ version: 7, title: 'Cizí titulek', h1: 'Cizí nadpis' });
    const answers = [
      { status: 409, body: { error_code: 'CONFLICT', message: 'Mezitím to změnil někdo jiný.', current } },
      { body: { ...current, version: 8 } },
    ];
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: { ...seoHandlers, 'PUT admin/seo-urls/5': () => answers.shift() ?? {} },
    });
    await type(texts.title, 'Můj titulek');
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    expect(await screen.findByText(plain(adminKit.conflict.choose))).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.h1 }).value).toBe('Cizí nadpis');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.title }).value).toBe('Můj titulek');
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    await waitFor(() => expect(findCalls('PUT admin/seo-urls/5')).toHaveLength(2));
    expect(findCalls('PUT admin/seo-urls/5')[1]?.body).toMatchObject({
      version: 7,
      title: 'Můj titulek',
      h1: 'Cizí nadpis',
    });
  });

  test('adds links by hand and from other URLs, reorders and removes them', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...stored,
        'GET admin/seo-urls': () => ({
          body: {
            items: [
              seoUrl(),
              seoUrl({ id: 6, path: 'konference', url: '/katalog/konference', h1: 'Konference' }),
            ],
            page: 1,
            nr_of_pages: 1,
            total: 2,
          },
        }),
      },
    });
    await userEvent.click(await screen.findByLabelText(texts.linkPick));
    await userEvent.click(await screen.findByText('Konference · konference'));
    expect(screen.queryByText('Svatba v Praze · svatby-v-praze')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.linkAdd }));
    const rows = () => within(screen.getByRole('list', { name: texts.linksOrder })).getAllByRole('listitem');
    await waitFor(() => expect(rows()).toHaveLength(3));
    await userEvent.type(within(rows()[2]!).getByLabelText(texts.linkTitle), 'Blog');
    await userEvent.type(within(rows()[2]!).getByLabelText(texts.linkUrl), 'blog');
    await carryUp(adminKit.order.move('Konference'));
    expect(within(rows()[0]!).getByLabelText<HTMLInputElement>(texts.linkTitle).value).toBe('Konference');
    await userEvent.click(
      within(rows()[1]!).getByRole('button', { name: texts.linkRemove('Svatby v Olomouci') }),
    );
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    expect(await screen.findByText(texts.linkUrlWrong)).toBeTruthy();
    expect(findCalls('PUT admin/seo-urls/5')).toHaveLength(0);
    await userEvent.type(within(rows()[1]!).getByLabelText(texts.linkUrl), '{Home}/');
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    await waitFor(() =>
      expect(findCalls('PUT admin/seo-urls/5')[0]?.body).toMatchObject({
        footer_links: [
          { link_name: null, title: 'Konference', url: '/katalog/konference' },
          { link_name: null, title: 'Blog', url: '/blog' },
        ],
      }),
    );
  });

  test('edits the description in the rich text editor', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: stored });
    const editor = await screen.findByRole('textbox', { name: texts.description });
    act(() => editor.focus());
    fireEvent.keyDown(editor, { key: 'a', ctrlKey: true, keyCode: 65 });
    await userEvent.click(
      within(screen.getByRole('toolbar', { name: 'Formát textu' })).getByRole('button', { name: 'Tučně' }),
    );
    await userEvent.click(screen.getByRole('button', { name: page.submitSave }));
    await waitFor(() =>
      expect(findCalls('PUT admin/seo-urls/5')[0]?.body).toMatchObject({
        description: '<p><strong>Kde se sejit.</strong></p>',
      }),
    );
  });

  test('reports a filter without spaces and does not query one with a deleted value', async () => {
    const { unmount } = await renderConsole(DETAIL, {
      handlers: { ...seoHandlers, 'GET catalog/new': () => ({ body: catalogAnswer(0) }) },
    });
    expect(await screen.findByText(plain(adminSeo.preview.empty))).toBeTruthy();
    unmount();
    const gone = seoUrl({ location: { id: 2, name: 'už není (č. 2)', gone: true } });
    const problems = [
      { kind: 'orphan' as const, message: 'Místo z filtru už není.', field: 'location_id', other_id: null },
    ];
    await renderConsole(DETAIL, {
      handlers: {
        ...seoHandlers,
        'GET admin/seo-urls/5': () => ({ body: { ...gone, problems } }),
        'GET admin/seo-urls/options': () => ({ body: { ...seoOptions, locations: [] } }),
        'POST admin/seo-urls/check': () => ({ body: seoCheck({ problems, results: 0 }) }),
      },
    });
    expect(await screen.findByText(plain(adminSeo.preview.gone))).toBeTruthy();
    expect(within(region(texts.filter)).getByText('už není (č. 2)')).toBeTruthy();
  });

  test('deletes after confirmation, returns to the list, and can be undone', async () => {
    const { findCalls, router } = await renderConsole(DETAIL, {
      handlers: {
        ...seoHandlers,
        'DELETE admin/seo-urls/5': () => ({ body: seoUrl() }),
        'POST admin/seo-urls': () => ({ status: 201, body: seoUrl({ id: 6 }) }),
      },
    });
    await pressAndConfirm(page.remove, page.removeTitle('svatby-v-praze'), page.removeConfirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/seo-url'));
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/seo-urls')[0]?.body).toMatchObject({
        path: 'svatby-v-praze',
        location_id: 2,
        description: '<p>Kde se sejit.</p>',
      }),
    );
  });

  test('links a missing URL back to the list', async () => {
    await renderConsole('/admin2/seo-url/99', { handlers: seoHandlers });
    expect(await screen.findByRole('heading', { level: 1, name: page.notFoundTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: page.back }).getAttribute('href')).toBe('/admin2/seo-url');
  });
});
