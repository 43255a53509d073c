import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import './space.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import {
  plain,
  pressAndConfirm,
  renderConsole,
  waitingSpace,
  type Handlers,
} from '../../testing/console.tsx';
import { spaceStatistics, spaceDetail, timelineEntry, timelineAnswer } from '../../testing/reservations.ts';

const texts = adminSpaces.detail;
const PATH = '/admin2/prostory/7';
const handlers: Handlers = {
  'GET admin/spaces/7': () => ({ body: spaceDetail() }),
  'GET admin/spaces/7/figures': () => ({ body: spaceStatistics() }),
  'GET admin/timeline': () => ({
    body: timelineAnswer([timelineEntry({ changes: [{ field: 'purposes', before: [], after: [1] }] })]),
  }),
  'GET catalog/taxonomy': () => ({
    body: { purposes: [{ id: 1, name: 'Svatba', slug: 'svatba', group: 'x' }], equipments: [], services: [] },
  }),
};
const open = (more: Handlers = {}, path = PATH) =>
  renderConsole(path, { handlers: { ...handlers, ...more } });
const href = (name: string | RegExp): string | null | undefined =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('SpacePage', () => {
  test('asks about layouts whose capacity does not correspond to the area', async () => {
    const detail = spaceDetail();
    const layouts = [
      { layout: 'divadelni' as const, capacity: 200, area_m2: 110, note: null },
      { layout: 'stani' as const, capacity: 150, area_m2: 105, note: 'bez nábytku' },
    ];
    const body = {
      ...detail,
      space: { ...detail.space, layouts },
      layout_areas: [
        { layout: 'divadelni', from: 0.8, to: 1 },
        { layout: 'stani', from: 0.6, to: 0.8 },
      ],
    };
    await open({ 'GET admin/spaces/7': () => ({ body }) });
    const theatre = await screen.findByText(/^Divadlo 200/u);
    expect(plain(theatre.textContent ?? '')).toContain('Na osobu vychází 0,55 m², obvykle je to 0,8–1 m².');
    expect(plain(screen.getByText(/^Ve stoje 150/u).textContent ?? '')).toBe(
      'Ve stoje 150 hostů (105 m², bez nábytku)kapacita odpovídá ploše',
    );
  });

  test('shows details, links and actions of a space', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Stodola' })).toBeTruthy();
    expect([
      href('Statek s.r.o.'),
      href('petr@example.cz'),
      href(texts.showReservations),
      href(texts.showCalendar),
      href(adminSpaces.editOnWeb),
    ]).toEqual([
      '/admin2/zakaznici/3',
      '/admin2/uzivatele/12',
      '/admin2/rezervace?space=7',
      '/admin2/rezervace?space=7&view=kalendar',
      '/prostor/statek/stodola?upravit=1',
    ]);
    expect(screen.getByText(plain(texts.planValue('Standard', true, '2027-01-01T10:00:00Z')))).toBeTruthy();
    for (const text of [
      texts.reservationsValue(12, 4),
      texts.inquiriesValue(6, 2),
      texts.calendarsValue(2, 1),
      'Pridejte fotku',
      'Pridejte video',
    ])
      expect(await screen.findByText(plain(text))).toBeTruthy();
    expect(await screen.findByText(adminTimeline.entry(timelineEntry()))).toBeTruthy();
  });

  test('shows a space over the plan limit as paused with its time', async () => {
    const space = waitingSpace({ status: 'DRAFT', allowed_actions: ['edit', 'disable', 'delete'] });
    await open({
      'GET admin/spaces/7': () => ({ body: spaceDetail({ space, paused_at: '2026-11-20T12:00:00Z' }) }),
    });
    expect(await screen.findAllByText(admin.paused)).toHaveLength(2);
    expect(screen.getByText(texts.paused)).toBeTruthy();
  });

  test('links panoramas in full size and shows the reason of a failed one', async () => {
    const made = {
      id: 1,
      title: 'Od pódia',
      status: 'ready' as const,
      sources: [
        { url: '/media/a-1024.webp', width: 1024, height: 512 },
        { url: '/media/a-8192.webp', width: 8192, height: 4096 },
      ],
      width: 8192,
      height: 4096,
      placeholder: null,
    };
    await open({
      'GET admin/spaces/7': () => ({
        body: spaceDetail({
          space: waitingSpace({
            panoramas: [
              made,
              { ...made, id: 2, title: '', status: 'failed', sources: [], failure: 'Snímek není panorama.' },
            ],
          }),
        }),
      }),
    });
    expect((await screen.findByRole('link', { name: /^Od pódia/u })).getAttribute('href')).toBe(
      '/media/a-8192.webp',
    );
    expect(plain(screen.getByText(/Snímek není panorama/u).textContent)).toBe(
      'Pohled 2: Snímek není panorama.',
    );
  });

  test('runs an action after confirmation and offers no undo for an irreversible one', async () => {
    const { findCalls } = await open({
      'POST space/7/status': () => ({ body: { space: waitingSpace({ status: 'DRAFT' }) } }),
    });
    await pressAndConfirm(
      admin.actions.unpublish.label,
      admin.actions.unpublish.title('Stodola'),
      admin.actions.unpublish.confirm,
    );
    await waitFor(() =>
      expect(findCalls('POST space/7/status').map(({ body }) => body)).toEqual([{ status: 'DRAFT' }]),
    );
    expect(await screen.findByText(admin.actions.unpublish.done('Stodola'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: admin.undo.label })).toBeNull();
  });

  test('undoes the restoration of a space', async () => {
    const deleted = spaceDetail({ space: waitingSpace({ status: 'DELETED', allowed_actions: ['restore'] }) });
    const { findCalls } = await open({
      'GET admin/spaces/7': () => ({ body: deleted }),
      'POST space/7/status': () => ({ body: { space: waitingSpace({ status: 'DRAFT' }) } }),
    });
    await pressAndConfirm(
      admin.actions.restore.label,
      admin.actions.restore.title('Stodola'),
      admin.actions.restore.confirm,
    );
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST space/7/status').map(({ body }) => body)).toEqual([
        { status: 'DRAFT' },
        { status: 'DELETED' },
      ]),
    );
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('saves a recommendation with the loaded version and undoes it with the new one', async () => {
    const { findCalls } = await open({
      'PUT space/save': () => ({
        body: { space: waitingSpace({ status: 'PUBLISHED', recommended: true, version: 6 }) },
      }),
    });
    await userEvent.click(await screen.findByRole('switch', { name: texts.recommended }));
    const notice = (await screen.findByText(texts.recommendedOn('Stodola'))).closest<HTMLElement>(
      '[role="status"]',
    )!;
    await userEvent.click(within(notice).getByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('PUT space/save').map(({ body }) => body)).toEqual([
        { space: { id: 7, version: 5, recommended: true }, publish: false },
        { space: { id: 7, version: 6, recommended: false }, publish: false },
      ]),
    );
  });

  test('reports a concurrent save and offers a reload', async () => {
    const { findCalls } = await open({
      'PUT space/save': () => ({
        status: 409,
        body: { error_code: 'CONFLICT', message: 'Mezitim', current: waitingSpace({ version: 8 }) },
      }),
    });
    await userEvent.click(await screen.findByRole('switch', { name: texts.recommended }));
    await userEvent.click(await screen.findByRole('button', { name: admin.errors.reload }));
    await waitFor(() => expect(findCalls('GET admin/spaces/7')).toHaveLength(2));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  test('links a missing space back to the list', async () => {
    await open({}, '/admin2/prostory/99');
    expect(await screen.findByRole('heading', { level: 1, name: texts.notFoundTitle })).toBeTruthy();
    expect(href(texts.back)).toBe('/admin-prostory');
  });
});
