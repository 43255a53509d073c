import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import './bulk.page.tsx';
import './seo-url.page.tsx';
import './seo-urls.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import { withCount, findDialog, plain, renderConsole } from '../../testing/console.tsx';
import { singlePage } from '../../testing/people.ts';
import { seoCounts, seoHandlers, seoRow, seoUrl } from '../../testing/seo.ts';

const texts = adminSeo.list;
const LIST = '/admin2/seo-url';
const { path } = seoRow();
const rows = (items = [seoRow()]) => ({
  'GET admin/seo-urls': () => ({ body: { ...singlePage(items), counts: seoCounts } }),
});

describe('SeoUrlsPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      `${LIST}?problem=empty&location=2&purpose=13&capacity=50-150&search=svat&sort=results&order=desc&page=2&page_size=50`,
      { handlers: seoHandlers },
    );
    await screen.findByRole('link', { name: path });
    expect(findCalls('GET admin/seo-urls').map((call) => Object.fromEntries(call.query))).toEqual([
      {
        problem: 'empty',
        location: '2',
        purpose: '13',
        capacity: '50-150',
        search: 'svat',
        sort: 'results',
        order: 'desc',
        page: '2',
        page_size: '50',
      },
    ]);
  });

  test('shows filter, title rating and number of spaces', async () => {
    await renderConsole(LIST, { handlers: seoHandlers });
    const row = (await screen.findByRole('link', { name: path })).closest('tr') as HTMLElement;
    for (const words of [
      'Praha',
      'Svatba',
      plain('50–150 hostů'),
      'Klimatizace',
      adminSeo.length.states.good,
      plain(adminSeo.results(12)),
      texts.noProblem,
    ])
      expect(within(row).getByText(words)).toBeTruthy();
  });

  test('marks deleted filter values and describes each kind of problem', async () => {
    const problems = [
      { kind: 'orphan' as const, message: 'Místo z filtru už není.', field: 'location_id', other_id: null },
      { kind: 'texts' as const, message: 'Titulek má jen 5 znaků.', field: 'title', other_id: null },
    ];
    await renderConsole(LIST, {
      handlers: {
        ...seoHandlers,
        ...rows([
          seoRow({
            location: { id: 2, name: 'už není (č. 2)', gone: true },
            title: 'Praha',
            results: 0,
            problems,
          }),
        ]),
      },
    });
    const row = (await screen.findByRole('link', { name: path })).closest('tr') as HTMLElement;
    expect(within(row).getByText('už není (č. 2)').className).toContain('gone');
    expect(within(row).getByText(adminSeo.length.states.short)).toBeTruthy();
    await userEvent.hover(within(row).getByText(texts.problems.orphan));
    expect(await screen.findByText('Místo z filtru už není.')).toBeTruthy();
    expect(within(row).getByText(texts.problems.texts)).toBeTruthy();
  });

  test('shows counts in tabs, including footer links', async () => {
    const { router } = await renderConsole(`${LIST}?search=svat&problem=texts`, { handlers: seoHandlers });
    await screen.findByText('31');
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.inFooter, 6) }));
    expect(router.state.location.search).toBe('?search=svat&in_footer=true');
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.problems.conflict, 2) }));
    expect(router.state.location.search).toBe('?search=svat&problem=conflict');
  });

  test('saves the current record when toggling the footer switch', async () => {
    const { findCalls } = await renderConsole(LIST, {
      handlers: {
        ...seoHandlers,
        'PUT admin/seo-urls/5': () => ({ body: seoUrl({ in_footer: true, version: 4 }) }),
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: texts.inFooterOf(path) }));
    expect(await screen.findByText(texts.footerOn(path))).toBeTruthy();
    expect(findCalls('PUT admin/seo-urls/5').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        in_footer: true,
        version: 3,
        path,
        description: '<p>Kde se sejit.</p>',
        attribute_ids: [8],
      }),
    ]);
  });

  test('deletes selected URLs after confirmation and recreates them by undo', async () => {
    const handlers = {
      ...seoHandlers,
      'DELETE admin/seo-urls/5': () => ({ body: seoUrl() }),
      'POST admin/seo-urls': () => ({ status: 201, body: seoUrl({ id: 6 }) }),
    };
    const { findCalls } = await renderConsole(LIST, { handlers });
    const row = (await screen.findByRole('link', { name: path })).closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
    const dialog = await findDialog(plain(texts.removeTitle(1)));
    expect(findCalls('DELETE admin/seo-urls/5')).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(plain(texts.removed(1)))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/seo-urls').map(({ body }) => body)).toEqual([
        {
          path,
          location_id: 2,
          purpose_id: 13,
          capacity: '50-150',
          attribute_ids: [8],
          title: 'Prostory na svatbu v Praze',
          h1: 'Svatba v Praze',
          meta_description: 'Prostory ke svatbe v Praze.',
          description: '<p>Kde se sejit.</p>',
          footer_links: [{ link_name: null, title: 'Svatby v Olomouci', url: '/katalog/svatby-v-olomouci' }],
          in_footer: false,
        },
      ]),
    );
  });

  test('links to the pages of new URLs', async () => {
    const { router } = await renderConsole(LIST, { handlers: seoHandlers });
    await userEvent.click(await screen.findByRole('button', { name: texts.bulk }));
    expect(router.state.location.pathname).toBe(`${LIST}/hromadne`);
    await userEvent.click(screen.getByRole('link', { name: admin.menu.seoUrls }));
    await userEvent.click(await screen.findByRole('button', { name: texts.create }));
    expect(router.state.location.pathname).toBe(`${LIST}/nova`);
    expect(screen.getByRole('link', { name: admin.menu.seoUrls }).getAttribute('aria-current')).toBe('page');
  });

  test('shows an empty state, and a retry after a failure', async () => {
    const { unmount } = await renderConsole(LIST, { handlers: { ...seoHandlers, ...rows([]) } });
    expect(await screen.findByText(plain(texts.emptyText))).toBeTruthy();
    unmount();
    await renderConsole(LIST, {
      handlers: {
        ...seoHandlers,
        'GET admin/seo-urls': () => ({
          status: 403,
          body: { error_code: 'FORBIDDEN', message: 'Na tohle nemáte oprávnění.' },
        }),
      },
    });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });

  test('exports the filtered list', async () => {
    await renderConsole(LIST, { handlers: seoHandlers });
    expect(await screen.findByRole('button', { name: adminKit.exports.label })).toBeTruthy();
  });
});
