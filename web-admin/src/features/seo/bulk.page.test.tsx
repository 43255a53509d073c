import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminSeoBulkAnswer, AdminSeoBulkInput, AdminSeoBulkRow } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import './bulk.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import { findDialog, plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { seoHandlers } from '../../testing/seo.ts';

const texts = adminSeo.bulk;
const PAGE = '/admin2/seo-url/hromadne';

const pair = (changes: Partial<AdminSeoBulkRow> = {}): AdminSeoBulkRow => ({
  location: { id: 2, name: 'Praha', gone: false },
  purpose: { id: 13, name: 'Svatba', gone: false },
  path: 'svatba-praha',
  title: 'Prostory na svatbu v Praze',
  h1: 'Prostory na svatbu v Praze',
  meta_description: '',
  results: 12,
  state: 'new',
  message: null,
  id: null,
  ...changes,
});
const rows = [
  pair(),
  pair({ path: 'svatba-brno', title: 'Prostory na svatbu v Brně' }),
  pair({ path: 'svatba-znojmo', state: 'no_locative', message: 'Místo Znojmo nemá uložený tvar „kde“' }),
  pair({ path: 'konference-praha', state: 'exists', id: 9 }),
];
const bulk: Handlers[string] = ({ body }) => {
  const isDry = (body as AdminSeoBulkInput).dry_run;
  const answer: AdminSeoBulkAnswer = isDry
    ? { rows, created: 0, ids: [] }
    : {
        rows: rows.map((row, index) => (row.state === 'new' ? { ...row, id: 20 + index } : row)),
        created: 2,
        ids: [20, 21],
      };
  return { body: answer };
};
const handlers: Handlers = {
  ...seoHandlers,
  'POST admin/seo-urls/bulk': bulk,
  'POST admin/seo-urls/bulk-delete': () => ({ body: { items: [] } }),
};

const chooseAll = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: texts.allRegions }));
  await userEvent.click(screen.getByRole('button', { name: texts.allPurposes }));
};
const show = () => userEvent.click(screen.getByRole('button', { name: texts.show }));
const createButton = () => screen.findByRole<HTMLButtonElement>('button', { name: texts.create(2) });

describe('BulkSeoPage', () => {
  test('selects all locations and purposes and previews the result before creating', async () => {
    const { findCalls } = await renderConsole(PAGE, { handlers });
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: texts.allTowns })).toBeTruthy(),
    );
    await waitFor(() => expect(findCalls('GET admin/seo-urls/options')).toHaveLength(1));
    await chooseAll();
    await show();
    const table = await screen.findByRole('group', { name: texts.rows });
    expect(within(table).getAllByText(texts.states.new)).toHaveLength(2);
    expect(within(table).getByText('Místo Znojmo nemá uložený tvar „kde“')).toBeTruthy();
    expect(within(table).getByRole('link', { name: 'konference-praha' }).getAttribute('href')).toBe(
      '/admin2/seo-url/9',
    );
    expect(findCalls('POST admin/seo-urls/bulk').map(({ body }) => body)).toEqual([
      {
        location_ids: [1, 3],
        purpose_ids: [13, 14],
        capacity: null,
        templates: texts.defaults,
        only_with_results: true,
        in_footer: false,
        dry_run: true,
      },
    ]);
  });

  test('filters rows by their state', async () => {
    await renderConsole(PAGE, { handlers });
    await chooseAll();
    await show();
    const table = await screen.findByRole('group', { name: texts.rows });
    await userEvent.click(screen.getByText(`${texts.states.exists} 1`));
    expect(within(table).queryByText('svatba-brno')).toBeNull();
    expect(within(table).getByText('konference-praha')).toBeTruthy();
  });

  test('creates new URLs after confirmation and deletes them by undo', async () => {
    const { findCalls } = await renderConsole(PAGE, { handlers });
    await chooseAll();
    await show();
    await userEvent.click(await createButton());
    const dialog = await findDialog(plain(texts.createTitle(2)));
    await userEvent.click(within(dialog).getByRole('button', { name: texts.create(2) }));
    expect(await screen.findByText(plain(texts.created(2)))).toBeTruthy();
    expect(
      findCalls('POST admin/seo-urls/bulk').map(({ body }) => (body as AdminSeoBulkInput).dry_run),
    ).toEqual([true, false]);
    expect((await screen.findByRole('link', { name: 'svatba-brno' })).getAttribute('href')).toBe(
      '/admin2/seo-url/21',
    );
    await userEvent.click(screen.getByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/seo-urls/bulk-delete').map(({ body }) => body)).toEqual([
        { ids: [20, 21] },
      ]),
    );
  });

  test('requires a new preview after the input changed', async () => {
    await renderConsole(PAGE, { handlers });
    await chooseAll();
    await show();
    expect((await createButton()).disabled).toBe(false);
    await userEvent.type(screen.getByLabelText(texts.h1Template), ' dnes');
    expect(await screen.findByText(plain(texts.stale))).toBeTruthy();
    expect((await createButton()).disabled).toBe(true);
    await show();
    await waitFor(async () => expect((await createButton()).disabled).toBe(false));
  });

  test('inserts a placeholder at the caret and rejects an unknown one', async () => {
    const { findCalls } = await renderConsole(PAGE, { handlers });
    await chooseAll();
    const title = await screen.findByLabelText<HTMLInputElement>(texts.titleTemplate);
    await userEvent.clear(title);
    await userEvent.type(title, 'Kam: ');
    await userEvent.click(screen.getByRole('button', { name: texts.insert('{místo}') }));
    expect(title.value).toBe('Kam: {místo}');
    await userEvent.type(title, ' {{kraj}');
    await show();
    expect(await screen.findByText(texts.unknownPlaceholder('kraj'))).toBeTruthy();
    expect(findCalls('POST admin/seo-urls/bulk')).toHaveLength(0);
  });

  test('requires a selection and shows server errors at the template', async () => {
    const errors = { 'templates.path': 'Značka {počet} do adresy nepatří, měnila by se' };
    const { findCalls } = await renderConsole(PAGE, {
      handlers: {
        ...handlers,
        'POST admin/seo-urls/bulk': () => ({
          status: 422,
          body: { error_code: 'VALIDATION', message: 'Zkontrolujte údaje.', errors },
        }),
      },
    });
    await screen.findByRole('button', { name: texts.allRegions });
    await show();
    expect(await screen.findByText(texts.nothingChosen)).toBeTruthy();
    expect(findCalls('POST admin/seo-urls/bulk')).toHaveLength(0);
    await chooseAll();
    await show();
    expect(await screen.findByText(errors['templates.path'])).toBeTruthy();
  });
});
