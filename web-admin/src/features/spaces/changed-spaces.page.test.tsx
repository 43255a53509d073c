import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpaceReviewRow } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminSpaces as texts } from '@prostora/strings/cs/admin-spaces.ts';
import '../../app/spaces.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import './space-review.tsx';
import {
  withCount,
  findDialog,
  renderConsole,
  spacesAnswer,
  waitingRow,
  waitingSpace,
  type Handlers,
} from '../../testing/console.tsx';
import { customer, auditRow, singlePage } from '../../testing/people.ts';

const row: SpaceReviewRow = {
  id: 4,
  space: {
    id: 7,
    url: 'statek/stodola',
    space_name: 'Stodola',
    building_name: 'Statek',
    status: 'PUBLISHED',
    image: null,
  },
  owner: { id: 3, name: 'Petr Novotný', email: 'petr@example.cz' },
  opened_at: '2026-11-18T10:00:00Z',
  changed_at: '2026-11-19T10:00:00Z',
  changes: [
    {
      field: 'perex',
      before: 'Stodola pro 80 lidí se zahradou a sadem.',
      after: 'Stodola pro 120 lidí se zahradou a sadem.',
    },
    { field: 'purposes', before: ['Svatba', 'Konference'], after: ['Svatba', 'Oslava'] },
    { field: 'images', before: [1, 2, 3], after: [3, 2, 4, 5] },
    { field: 'capacity', before: 80, after: 120 },
  ],
};
const list: Handlers = {
  'GET catalog/admin': () => ({ body: spacesAnswer([waitingRow()]) }),
  'GET catalog/new': () => ({ body: { catalog: { locations: [] } } }),
  'GET admin/space-reviews': () => ({ body: singlePage([row]) }),
  'GET space': () => ({
    body: {
      space: waitingSpace({ status: 'PUBLISHED' }),
      error_code: null,
      redirect: null,
      seo: null,
      similar: [],
    },
  }),
  'GET space/taxonomy': () => ({
    body: {
      purposes: [
        { id: 1, name: 'Svatba', slug: 'svatba', group: '' },
        { id: 2, name: 'Oslava', slug: 'oslava', group: '' },
      ],
      equipments: [],
      services: [],
    },
  }),
};
const CHANGED = '/admin2/prostory?view=upravene';

describe('ChangedSpaces', () => {
  test('shows its count in a tab of the review centre, but not in the list of all spaces', async () => {
    const { router } = await renderConsole('/admin2/prostory', { handlers: list });
    await userEvent.click(await screen.findByRole('link', { name: withCount(texts.changed, 1) }));
    expect(router.state.location.search).toBe('?view=upravene');
    expect(await screen.findByText(texts.changedLead)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: new RegExp(`^${texts.toApprove}`, 'u') }).getAttribute('href'),
    ).toContain('status=WAITING_FOR_APPROVAL');
    await act(() => router.navigate('/admin-prostory'));
    await screen.findByRole('heading', { level: 1, name: admin.spaces.allTitle });
    expect(screen.queryByRole('link', { name: new RegExp(texts.changed, 'u') })).toBeNull();
  });
  test('shows changed words of texts, added and removed list items, and photo counts', async () => {
    await renderConsole(CHANGED, { handlers: list });
    const card = (await screen.findByRole('link', { name: 'Stodola' })).closest('li')!;
    expect([...card.querySelectorAll('del')].map((part) => part.textContent)).toContain(
      `${adminAudit.removed}: 80`,
    );
    expect([...card.querySelectorAll('ins')].map((part) => part.textContent)).toContain(
      `${adminAudit.added}: 120`,
    );
    expect([...card.querySelectorAll('li')].map((chip) => chip.textContent)).toEqual([
      `+${adminAudit.added}: Oslava`,
      `−${adminAudit.removed}: Konference`,
    ]);
    expect(card.textContent).toContain(texts.photosChanged(2, 1));
  });
  test('removes an accepted change from the list', async () => {
    let isOpen = true;
    const handlers: Handlers = {
      ...list,
      'GET admin/space-reviews': () => ({ body: singlePage(isOpen ? [row] : []) }),
      'POST admin/space-reviews/4/close': () => {
        isOpen = false;
        return { body: { status: 'ok' } };
      },
    };
    await renderConsole(CHANGED, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: texts.closeLabel('Stodola') }));
    expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
    expect(screen.getByText(texts.closed('Stodola'))).toBeTruthy();
  });
  test('keeps a change with the reason of a failure', async () => {
    await renderConsole(CHANGED, {
      handlers: {
        ...list,
        'POST admin/space-reviews/4/close': () => ({
          status: 500,
          body: { error_code: 'INTERNAL', message: 'Chyba na naší straně.', request_id: 'abc' },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.closeLabel('Stodola') }));
    expect(await screen.findByText(/Chyba na naší straně/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.closeLabel('Stodola') })).toBeTruthy();
  });
  test('disables a space with a reason', async () => {
    const { findCalls } = await renderConsole(CHANGED, {
      handlers: {
        ...list,
        'POST space/7/status': () => ({
          body: { space: waitingSpace({ status: 'DISABLED' }), redirect_to_url: null },
        }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.disableLabel('Stodola') }));
    const dialog = await findDialog(admin.actions.disable.title('Stodola'));
    await userEvent.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Lživé údaje');
    await userEvent.click(within(dialog).getByRole('button', { name: admin.actions.disable.confirm }));
    await waitFor(() =>
      expect(findCalls('POST space/7/status').map(({ body }) => body)).toEqual([
        { status: 'DISABLED', reason: 'Lživé údaje' },
      ]),
    );
  });
});

describe('SpaceHistory', () => {
  test('loads on demand and shows tags and statuses by name', async () => {
    const saved = auditRow({
      action: 'space.save',
      subject: { type: 'space', id: 7 },
      changes: [{ field: 'purposes', before: [1], after: [1, 2] }],
    });
    const moved = auditRow({
      id: 2,
      action: 'space.status',
      subject: { type: 'space', id: 7 },
      changes: [{ field: 'status', before: 'DRAFT', after: 'WAITING_FOR_APPROVAL' }],
    });
    const { findCalls } = await renderConsole('/admin-prostory?space=statek%2Fstodola', {
      handlers: { ...list, 'GET admin/audit': () => ({ body: singlePage([saved, moved]) }) },
    });
    const button = await screen.findByRole('button', { name: adminAudit.show });
    expect(findCalls('GET admin/audit')).toHaveLength(0);
    await userEvent.click(button);
    expect(await screen.findByText(adminAudit.action('space.save'))).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Oslava')).toBeTruthy());
    expect(document.body.textContent).toContain(
      `${adminAudit.after}: ${admin.statuses.WAITING_FOR_APPROVAL}`,
    );
    expect(Object.fromEntries(findCalls('GET admin/audit')[0]?.query ?? [])).toEqual({
      subject_type: 'space',
      subject_id: '7',
      page: '1',
      page_size: '15',
    });
  });
  test('links the review drawer to the edit mode of the public page', async () => {
    await renderConsole('/admin-prostory?space=statek%2Fstodola', { handlers: list });
    expect((await screen.findByRole('link', { name: texts.editOnWeb })).getAttribute('href')).toBe(
      '/prostor/statek/stodola?upravit=1',
    );
  });
});

describe('SpacesPage owner filter', () => {
  test('names the owner and links back to all spaces', async () => {
    const { router, findCalls } = await renderConsole('/admin-prostory?owner=3', {
      handlers: { ...list, 'GET admin/customers/3': () => ({ body: customer() }) },
    });
    const filter = await screen.findByText(texts.ownerFilter('Statek s.r.o.'));
    expect(findCalls('GET catalog/admin').some((call) => call.query.get('owner') === '3')).toBe(true);
    await userEvent.click(filter);
    expect(router.state.location.search).toBe('');
  });
});
