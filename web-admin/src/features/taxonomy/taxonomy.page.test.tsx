import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminTaxonomy, AdminTaxonomyItem } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminTaxonomy as texts } from '@prostora/strings/cs/admin-taxonomy.ts';
import './taxonomy.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import '../../kit/order/sortable-list.tsx';
import '../../kit/feedback/undo-action.tsx';
import './merge-dialog.tsx';
import './taxonomy-item-form.tsx';
import {
  withCount,
  findDialog,
  plain,
  pressAndConfirm,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';

const PATH = '/admin2/ciselnik';
const term = (changes: Partial<AdminTaxonomyItem> = {}): AdminTaxonomyItem => ({
  id: 4,
  slug: 'svatba',
  name: 'Svatba',
  group: 'soukrome',
  category: null,
  title_phrase: 'Prostory na svatbu',
  icon: 'gem',
  usual_from: null,
  usual_to: null,
  usual_layout: null,
  usual_days: null,
  sort_order: 10,
  spaces: 7,
  published_spaces: 5,
  inquiries: 2,
  seo_urls: 1,
  version: 3,
  ...changes,
});
const unused = term({
  id: 5,
  slug: 'krtiny',
  name: 'Krtiny',
  icon: null,
  sort_order: 20,
  spaces: 0,
  published_spaces: 0,
  inquiries: 0,
  seo_urls: 0,
  version: 1,
});
const wifi = term({
  id: 4,
  slug: 'wifi',
  name: 'Wi-Fi',
  group: 'equipments',
  category: 'Internet',
  title_phrase: null,
  icon: 'wifi',
});
const catering = term({
  id: 9,
  slug: 'catering',
  name: 'Catering',
  group: 'services',
  category: 'Jidlo',
  title_phrase: null,
  icon: null,
});
const all: AdminTaxonomy = {
  purposes: [term({ id: 1, slug: 'porada', name: 'Porada', group: 'firemni' }), term(), unused],
  attributes: [wifi, catering],
};
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, { handlers: { 'GET admin/taxonomy': () => ({ body: all }), ...handlers } });

describe('TaxonomyPage', () => {
  test('lists purposes by group with usage and links', async () => {
    const { container } = await open();
    const group = await screen.findByRole('region', { name: 'Soukromé' });
    expect(
      within(group)
        .getAllByText(/^(?:Svatba|Krtiny)$/u)
        .map(({ textContent }) => textContent),
    ).toEqual(['Svatba', 'Krtiny']);
    expect(
      within(group)
        .getByRole('link', { name: /: Svatba$/u })
        .getAttribute('href'),
    ).toBe('/admin-prostory?purpose=4');
    expect(plain(group.textContent ?? '')).toContain('2 poptávky, 1 SEO adresa');
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/^\/tag-icons\.svg\?v=\w+#gem$/u);
  });

  test('stores the tab in the URL and searches without accents', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: withCount(texts.tabs.services, 1) }));
    expect(router.state.location.search).toBe('?tab=services');
    expect(await screen.findByText('Catering')).toBeTruthy();
    expect(screen.queryByText('Wi-Fi')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.tabs.purposes, 3) }));
    await userEvent.type(screen.getByRole('searchbox', { name: texts.searchLabel }), 'křt{Enter}');
    await waitFor(() => expect(screen.queryByText('Svatba')).toBeNull());
    expect(screen.getByText('Krtiny')).toBeTruthy();
    expect(screen.getByText(texts.noOrderWhileSearching)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: texts.searchLabel }), 'xyz{Enter}');
    expect(await screen.findByRole('heading', { name: texts.nothingFound })).toBeTruthy();
  });

  test('offers to add the first item of an empty tab', async () => {
    await open(PATH, { 'GET admin/taxonomy': () => ({ body: { purposes: [], attributes: [] } }) });
    expect(await screen.findByRole('heading', { name: texts.emptyTitle })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: texts.add.purposes })).toHaveLength(2);
  });

  test('offers a retry after a failed load', async () => {
    await open(PATH, {
      'GET admin/taxonomy': () => ({ status: 503, body: { message: 'Služba je nedostupná' } }),
    });
    expect(
      await screen.findByRole('heading', { name: admin.errors.loadTitle }, { timeout: 15_000 }),
    ).toBeTruthy();
  });
});

describe('TaxonomyPage item form', () => {
  test('saves group, phrase and icon of a purpose and shows server errors at fields', async () => {
    let isTaken = true;
    const { findCalls } = await open(PATH, {
      'POST admin/taxonomy/purposes': () => {
        const reply = isTaken
          ? {
              status: 422,
              body: { message: 'Zkontrolujte', errors: { slug: 'Tuto adresu už má něco jiného' } },
            }
          : { body: term({ name: 'Hackathon' }) };
        isTaken = false;
        return reply;
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.add.purposes }));
    await user.type(await screen.findByRole('textbox', { name: texts.name }), 'Hackathon');
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(findCalls('POST admin/taxonomy/purposes')).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: texts.titlePhrase }), 'Prostory na hackathon');
    await user.type(screen.getByRole('combobox', { name: texts.usualFrom }), '18:00');
    await user.click(await screen.findByText('18:00', { selector: '.ant-select-item-option-content' }));
    await user.type(screen.getByRole('combobox', { name: texts.usualTo }), '2:00 druhý');
    await user.click(
      await screen.findByText('2:00 druhý den', { selector: '.ant-select-item-option-content' }),
    );
    await user.type(screen.getByRole('combobox', { name: texts.usualLayout }), 'Ve');
    await user.click(await screen.findByText('Ve stoje', { selector: '.ant-select-item-option-content' }));
    await user.type(screen.getByRole('combobox', { name: texts.usualDays }), 'Sobota');
    await user.click(
      await screen.findByText(texts.usualDayNames.saturday, { selector: '.ant-select-item-option-content' }),
    );
    await user.type(screen.getByRole('searchbox', { name: texts.iconSearch }), 'rock');
    await user.click(screen.getByRole('radio', { name: 'rocket' }));
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText('Tuto adresu už má něco jiného')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.added('Hackathon'))).toBeTruthy();
    expect(findCalls('POST admin/taxonomy/purposes')[1]?.body).toEqual({
      name: 'Hackathon',
      slug: null,
      group: 'firemni',
      icon: 'rocket',
      title_phrase: 'Prostory na hackathon',
      usual_from: '18:00',
      usual_to: '26:00',
      usual_layout: 'stani',
      usual_days: 'saturday',
    });
  });

  test('requires a category of equipment, whose phrase of headings may be missing', async () => {
    const { findCalls } = await open(`${PATH}?tab=equipments`, {
      'PUT admin/taxonomy/attributes/4': () => ({ body: wifi }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.editLabel('Wi-Fi') }));
    await user.type(await screen.findByRole('textbox', { name: texts.name }), ' 6');
    await user.type(screen.getByRole('textbox', { name: texts.attributePhrase }), 's Wi-Fi');
    await user.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/taxonomy/attributes/4').map(({ body }) => body)).toEqual([
        {
          name: 'Wi-Fi 6',
          slug: 'wifi',
          group: 'equipments',
          icon: 'wifi',
          title_phrase: 's Wi-Fi',
          category: 'Internet',
          version: 3,
        },
      ]),
    );
  });

  test('merges a concurrent change without losing input', async () => {
    await open(PATH, {
      'PUT admin/taxonomy/purposes/4': () => ({
        status: 409,
        body: {
          error_code: 'CONFLICT',
          message: 'Mezitím',
          current: term({ name: 'Svatební den', version: 4 }),
        },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.editLabel('Svatba') }));
    const name = await screen.findByRole('textbox', { name: texts.name });
    await user.clear(name);
    await user.type(name, 'Moje svatba');
    await user.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText('Svatební den')).toBeTruthy();
    expect(screen.getByDisplayValue('Moje svatba')).toBeTruthy();
  });
});

describe('TaxonomyPage order', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const item = this.closest('[data-order-id]');
      return new DOMRect(
        0,
        item ? [...document.querySelectorAll('[data-order-id]')].indexOf(item) * 50 : 0,
        300,
        50,
      );
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('reorders by keyboard within a group', async () => {
    const { findCalls } = await open(PATH, {
      'PUT admin/taxonomy/purposes/order': () => ({ body: all }),
    });
    const handle = await screen.findByRole('button', { name: adminKit.order.move('Svatba') });
    act(() => handle.focus());
    for (const [index, code] of ['Space', 'ArrowDown', 'Space'].entries()) {
      fireEvent.keyDown(index === 0 ? handle : (document.activeElement ?? handle), { code });
      await act(async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
      });
    }
    await waitFor(() =>
      expect(findCalls('PUT admin/taxonomy/purposes/order').map(({ body }) => body)).toEqual([
        { ids: [5, 4] },
      ]),
    );
    expect(await screen.findByText(texts.orderSaved)).toBeTruthy();
  });
});

describe('TaxonomyPage deletion and merge', () => {
  test('deletes only unused items and restores them by undo', async () => {
    const { findCalls } = await open(PATH, {
      'DELETE admin/taxonomy/purposes/5': () => ({ body: unused }),
      'POST admin/taxonomy/purposes': () => ({ body: unused }),
    });
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: texts.removeLabel('Svatba') })).disabled,
    ).toBe(true);
    await pressAndConfirm(texts.removeLabel('Krtiny'), texts.removeTitle('Krtiny'), texts.removeConfirm);
    expect(await screen.findByText(texts.removed('Krtiny'))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /zpět/iu }));
    await waitFor(() =>
      expect(findCalls('POST admin/taxonomy/purposes').map(({ body }) => body)).toEqual([
        {
          name: 'Krtiny',
          slug: 'krtiny',
          group: 'soukrome',
          category: null,
          title_phrase: 'Prostory na svatbu',
          icon: null,
          usual_from: null,
          usual_to: null,
          usual_layout: null,
          usual_days: null,
          sort_order: 20,
        },
      ]),
    );
  });

  test('shows the effects of a merge before confirmation', async () => {
    const { findCalls } = await open(PATH, {
      'GET admin/taxonomy/purposes/4/merge-preview': () => ({
        body: { from: term({ spaces: 8 }), into: unused },
      }),
      'POST admin/taxonomy/purposes/4/merge': () => ({ body: unused }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.mergeLabel('Svatba') }));
    const dialog = await findDialog(texts.mergeTitle('Svatba'));
    await user.click(within(dialog).getByRole('button', { name: texts.mergeConfirm }));
    expect(await within(dialog).findByText(texts.mergeRequired)).toBeTruthy();
    await user.click(within(dialog).getByRole('combobox', { name: texts.mergeInto }));
    await user.click(await screen.findByTitle('Krtiny'));
    expect(
      await within(dialog).findByText(
        plain(texts.mergePreview('Krtiny', { spaces: 8, inquiries: 2, seo_urls: 1 })),
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: texts.mergeConfirm }));
    expect(await screen.findByText(texts.merged('Krtiny'))).toBeTruthy();
    expect(findCalls('POST admin/taxonomy/purposes/4/merge').map(({ body }) => body)).toEqual([
      { into: 5, version: 3 },
    ]);
  });
});
