import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import './taxa.page.tsx';
import '../../kit/order/sortable-list.tsx';
import './remove-taxon-dialog.tsx';
import './taxon-form.tsx';
import { blogHandlers, blogTaxon } from '../../testing/blog.ts';
import { findDialog, plain, renderConsole, type Handlers } from '../../testing/console.tsx';

const texts = adminBlog.taxa;
const CATEGORIES = '/admin2/blog/categories';
const TAGS = '/admin2/blog/tags';
const open = (path: string, changes: Handlers = {}) =>
  renderConsole(path, { handlers: { ...blogHandlers, ...changes } });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const save = (): Promise<void> => press(texts.save);
const bodies = (calls: { body: unknown }[]): unknown[] => calls.map(({ body }) => body);

describe('CategoriesPage', () => {
  test('links categories to their posts unless they have none', async () => {
    await open(CATEGORIES);
    const link = await screen.findByRole('link', { name: /: Svatby$/u });
    expect([plain(link.textContent), link.getAttribute('href')]).toEqual([
      plain(`${texts.posts(2, 1)}: Svatby`),
      '/admin2/blog?category=3',
    ]);
    expect(screen.queryByRole('link', { name: /: Firmy$/u })).toBeNull();
  });

  test('derives the slug from the name unless given, and shows server errors at fields', async () => {
    const { findCalls } = await open(CATEGORIES, {
      'POST admin/blog/categories': ({ body }) =>
        findCalls('POST admin/blog/categories').length === 1
          ? { status: 422, body: { message: 'Zkontrolujte', errors: { name: fieldErrors.slugTaken } } }
          : { status: 201, body: blogTaxon(5, (body as { name: string }).name) },
    });
    await press(texts.categories.add);
    const name = await screen.findByRole('textbox', { name: texts.name });
    await userEvent.type(name, ' Plesy ');
    await save();
    expect((await screen.findByText(fieldErrors.slugTaken)).closest('.ant-form-item')?.textContent).toContain(
      texts.name,
    );
    await userEvent.type(screen.getByRole('textbox', { name: texts.slug }), 'plesy-2');
    await save();
    expect(await screen.findByText(texts.added('Plesy'))).toBeTruthy();
    expect(bodies(findCalls('POST admin/blog/categories'))).toEqual([
      { name: 'Plesy', slug: null },
      { name: 'Plesy', slug: 'plesy-2' },
    ]);
    await waitFor(() => expect(findCalls('GET admin/blog/categories')).toHaveLength(2));
  });

  test('requires a name before saving', async () => {
    const { findCalls } = await open(CATEGORIES);
    await press(texts.categories.add);
    await screen.findByRole('textbox', { name: texts.name });
    await save();
    expect(await screen.findByText(fieldErrors.required)).toBeTruthy();
    expect(findCalls('POST admin/blog/categories')).toEqual([]);
  });

  test('renames with the loaded version', async () => {
    const { findCalls } = await open(CATEGORIES, {
      'PUT admin/blog/categories/3': () => ({ body: blogTaxon(3, 'Oslavy', { version: 2 }) }),
    });
    await press(texts.editLabel('Svatby'));
    const name = await screen.findByRole('textbox', { name: texts.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Oslavy');
    await save();
    expect(await screen.findByText(texts.saved('Oslavy'))).toBeTruthy();
    expect(bodies(findCalls('PUT admin/blog/categories/3'))).toEqual([
      { name: 'Oslavy', slug: 'svatby', version: 1 },
    ]);
  });

  test('requires a replacement when deleting a category with posts', async () => {
    const { findCalls } = await open(CATEGORIES, {
      'DELETE admin/blog/categories/3': () => ({ body: blogTaxon(3, 'Svatby') }),
    });
    await press(texts.removeLabel('Svatby'));
    const dialog = within(await findDialog(texts.removeTitle('Svatby')));
    expect(plain(dialog.getByText(/^Používá/u).textContent)).toBe(plain(texts.usedText(2)));
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmMove }));
    expect((await dialog.findByRole('alert')).textContent).toBe(texts.moveRequired);
    expect(findCalls('DELETE admin/blog/categories/3')).toEqual([]);
    await userEvent.click(dialog.getByRole('combobox', { name: texts.moveTo }));
    await userEvent.click(await screen.findByText('Firmy', { selector: '.ant-select-item-option-content' }));
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmMove }));
    expect(await screen.findByText(texts.removed('Svatby'))).toBeTruthy();
    expect(findCalls('DELETE admin/blog/categories/3').map(({ query }) => query.get('move_to'))).toEqual([
      '4',
    ]);
    expect(screen.queryByRole('button', { name: admin.undo.label })).toBeNull();
  });

  test('deletes an unused category at once and restores it by undo', async () => {
    const { findCalls } = await open(CATEGORIES, {
      'DELETE admin/blog/categories/4': () => ({ body: blogTaxon(4, 'Firmy') }),
      'POST admin/blog/categories': () => ({ status: 201, body: blogTaxon(6, 'Firmy') }),
    });
    await press(texts.removeLabel('Firmy'));
    await userEvent.click(
      within(await findDialog(texts.removeTitle('Firmy'))).getByRole('button', {
        name: texts.confirmRemove,
      }),
    );
    await press(admin.undo.label);
    await waitFor(() =>
      expect(bodies(findCalls('POST admin/blog/categories'))).toEqual([{ name: 'Firmy', slug: 'firmy' }]),
    );
    expect(findCalls('DELETE admin/blog/categories/4').map(({ query }) => query.get('move_to'))).toEqual([
      null,
    ]);
  });

  test('shows an empty state with a create button', async () => {
    await open(CATEGORIES, { 'GET admin/blog/categories': () => ({ body: { items: [] } }) });
    expect(await screen.findByText(texts.categories.empty)).toBeTruthy();
    await userEvent.click(
      screen.getAllByRole('button', { name: texts.categories.add }).at(-1) as HTMLElement,
    );
    expect(await screen.findByRole('textbox', { name: texts.name })).toBeTruthy();
  });
});

describe('TagsPage', () => {
  test('merges two tags and asks for the target even of an unused one', async () => {
    const { findCalls } = await open(TAGS, {
      'DELETE admin/blog/tags/9': () => ({ body: blogTaxon(9, 'sklep') }),
    });
    await press(texts.mergeLabel('sklep'));
    const dialog = within(await findDialog(texts.mergeTitle('sklep')));
    await userEvent.click(dialog.getByRole('combobox', { name: texts.moveTo }));
    expect(screen.queryByText('sklep', { selector: '.ant-select-item-option-content' })).toBeNull();
    await userEvent.click(await screen.findByText('loft', { selector: '.ant-select-item-option-content' }));
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmMove }));
    await waitFor(() =>
      expect(findCalls('DELETE admin/blog/tags/9').map(({ query }) => query.get('move_to'))).toEqual(['8']),
    );
  });

  test('keeps the dialog open with the reason of a failed deletion', async () => {
    await open(TAGS, {
      'DELETE admin/blog/tags/9': () => ({
        status: 409,
        body: { error_code: 'IN_USE', message: 'Mezitím ho někdo použil.' },
      }),
    });
    await press(texts.removeLabel('sklep'));
    const dialog = await findDialog(texts.removeTitle('sklep'));
    await userEvent.click(within(dialog).getByRole('button', { name: texts.confirmRemove }));
    expect(await screen.findByText('Mezitím ho někdo použil.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: texts.confirmRemove })).toBeTruthy();
  });
});
