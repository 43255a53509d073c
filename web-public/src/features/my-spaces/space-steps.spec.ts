import { describe, expect, it } from '@jest/globals';
import type { OwnerSpace } from '@prostora/api-client';
import { listFillable, resolveNextStep, listOtherActions, listSpaceTasks } from './space-steps.ts';
import { buildSparkline } from './views.tsx';

const space = (change: Partial<OwnerSpace>): OwnerSpace =>
  ({
    id: 1,
    status: 'DRAFT',
    status_reason: null,
    missing: [],
    paused_at: null,
    suspended_at: null,
    hidden_at: null,
    allowed_actions: ['edit', 'request_publication', 'delete'],
    ...change,
  }) as OwnerSpace;
const perex = { field: 'perex', message: 'Chybí perex' };
const photo = { field: 'images', message: 'Chybí fotka' };
const email = { field: 'email', message: 'Nepotvrzený e-mail' };

describe('resolveNextStep', () => {
  it.each<[string, Partial<OwnerSpace>, string, string[]]>([
    ['completes an unfinished draft', { missing: [perex] }, 'complete', ['delete']],
    ['sends a finished draft', {}, 'request', ['delete']],
    ['sends a draft that lacks only a confirmed e-mail', { missing: [email] }, 'request', ['delete']],
    [
      'chooses a paused space',
      { paused_at: '2026-11-20T12:00:00Z', allowed_actions: ['edit', 'resume', 'delete'] },
      'choose',
      ['delete'],
    ],
    [
      'returns a hidden space',
      { hidden_at: '2026-11-20T12:00:00Z', allowed_actions: ['edit', 'resume', 'delete'] },
      'resume',
      ['delete'],
    ],
    [
      'shows a suspended space',
      { suspended_at: '2026-11-20T12:00:00Z' },
      'show',
      ['request_publication', 'delete'],
    ],
    ['shows a draft that the member may not edit', { allowed_actions: [] }, 'show', []],
    [
      'withdraws a waiting space',
      { status: 'WAITING_FOR_APPROVAL', allowed_actions: ['edit', 'withdraw', 'delete'] },
      'withdraw',
      ['delete'],
    ],
    [
      'opens the calendar of a published space',
      { status: 'PUBLISHED', allowed_actions: ['edit', 'unpublish', 'delete'] },
      'calendar',
      ['unpublish', 'delete'],
    ],
    [
      'contacts support about a disabled space',
      { status: 'DISABLED', allowed_actions: ['delete'] },
      'support',
      ['delete'],
    ],
    [
      'offers no action while a change is in flight',
      { status: 'WAITING_FOR_APPROVAL', allowed_actions: [] },
      'show',
      [],
    ],
  ])('%s', (_rule, change, next, others) => {
    expect(resolveNextStep(space(change))).toBe(next);
    expect(listOtherActions(space(change))).toEqual(others);
  });
});

describe('tasks of the owner', () => {
  it('are sorted by urgency: returned, disabled, ready, one step away', () => {
    const spaces = [
      space({ id: 1, missing: [perex] }),
      space({ id: 2 }),
      space({ id: 3, status: 'DISABLED', status_reason: 'adresa' }),
      space({ id: 4, status_reason: 'fotky', missing: [perex, photo] }),
      space({ id: 5, missing: [perex, photo] }),
      space({ id: 6, status: 'PUBLISHED' }),
      space({ id: 7, paused_at: '2026-11-20T12:00:00Z' }),
    ];
    expect(listSpaceTasks(spaces).map((one) => [one.space.id, one.kind, one.text])).toEqual([
      [4, 'returned', 'fotky'],
      [3, 'disabled', 'adresa'],
      [2, 'ready', null],
      [1, 'oneStep', 'Chybí perex'],
    ]);
  });

  it('do not include the e-mail, which has its own notice', () =>
    expect(listFillable(space({ missing: [email, perex] }))).toEqual([perex]));
});

describe('sparkline of views', () => {
  it('scales the highest point to the top', () => {
    const points = buildSparkline([0, 0, 0, 3, 3, 3, 1, 1, 1]);
    expect(points.map(([, y]) => y)).toEqual([26, 4, expect.closeTo(18.67, 1)]);
    expect(points.at(-1)?.[0]).toBe(88);
  });

  it('is flat at the bottom without views', () =>
    expect(buildSparkline(Array<number>(30).fill(0)).every(([, y]) => y === 26)).toBe(true));
});
