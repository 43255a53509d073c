import { describe, expect, it } from '@jest/globals';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { listAllowedActions, findPublishTransition, findTransition, type SpaceRole } from './space.states.ts';

const owner: SpaceRole = { isOwner: true, isOperator: false };
const operator: SpaceRole = { isOwner: false, isOperator: true };
const stranger: SpaceRole = { isOwner: false, isOperator: false };

/** Workflow of PRODUCT §3: from, to, role, route. */
const TABLE: readonly (readonly [
  SpaceStatusValue,
  SpaceStatusValue,
  'owner' | 'operator',
  'publish' | 'status',
])[] = [
  ['DRAFT', 'WAITING_FOR_APPROVAL', 'owner', 'publish'],
  ['WAITING_FOR_APPROVAL', 'PUBLISHED', 'operator', 'publish'],
  ['WAITING_FOR_APPROVAL', 'DRAFT', 'owner', 'status'],
  ['WAITING_FOR_APPROVAL', 'DRAFT', 'operator', 'status'],
  ['PUBLISHED', 'DRAFT', 'owner', 'status'],
  ['PUBLISHED', 'DRAFT', 'operator', 'status'],
  ['DRAFT', 'DISABLED', 'operator', 'status'],
  ['WAITING_FOR_APPROVAL', 'DISABLED', 'operator', 'status'],
  ['PUBLISHED', 'DISABLED', 'operator', 'status'],
  ['DISABLED', 'DRAFT', 'operator', 'status'],
  ...(['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED', 'DISABLED'] as const).flatMap((from) => [
    [from, 'DELETED', 'owner', 'status'] as const,
    [from, 'DELETED', 'operator', 'status'] as const,
  ]),
  ['DELETED', 'DRAFT', 'operator', 'status'],
];

describe('workflow of a space', () => {
  const people = [
    ['owner', owner],
    ['operator', operator],
    ['stranger', stranger],
  ] as const;
  for (const from of SPACE_STATUSES)
    for (const to of SPACE_STATUSES)
      for (const [who, relation] of people)
        for (const via of ['publish', 'status'] as const) {
          const allowed = TABLE.some(
            (row) => row[0] === from && row[1] === to && row[2] === who && row[3] === via,
          );
          it(`${who}: ${from} → ${to} by ${via} is ${allowed ? 'allowed' : 'a conflict'}`, () => {
            expect(findTransition(from, to, via, relation) !== null).toBe(allowed);
          });
        }

  it('requires a reason when the operator returns or disables a space', () => {
    expect(findTransition('WAITING_FOR_APPROVAL', 'DRAFT', 'status', operator)).toMatchObject({
      action: 'return',
      needsReason: true,
    });
    expect(findTransition('WAITING_FOR_APPROVAL', 'DRAFT', 'status', owner)?.needsReason).toBeUndefined();
    expect(findTransition('PUBLISHED', 'DISABLED', 'status', operator)?.needsReason).toBe(true);
  });

  it('publishes a waiting space only for the operator', () => {
    expect(
      findPublishTransition(
        { status: 'WAITING_FOR_APPROVAL', pausedAt: null, hiddenAt: null, suspendedAt: null },
        operator,
      )?.to,
    ).toBe('PUBLISHED');
    expect(
      findPublishTransition(
        { status: 'WAITING_FOR_APPROVAL', pausedAt: null, hiddenAt: null, suspendedAt: null },
        owner,
      ),
    ).toBeNull();
  });

  it.each([
    ['paused', { pausedAt: new Date(), hiddenAt: null, suspendedAt: null }],
    ['hidden', { pausedAt: null, hiddenAt: new Date(), suspendedAt: null }],
  ])('lets the owner resume a %s space without approval', (_name, times) => {
    const space = { status: 'DRAFT', ...times } as const;
    expect(findPublishTransition(space, owner)).toMatchObject({ action: 'resume', to: 'PUBLISHED' });
    expect(findPublishTransition(space, operator)).toBeNull();
    expect(listAllowedActions(space, owner)).toEqual(['edit', 'resume', 'delete']);
  });

  it('allows a stranger no action', () => {
    for (const status of SPACE_STATUSES)
      expect(
        listAllowedActions({ status, pausedAt: null, hiddenAt: null, suspendedAt: null }, stranger),
      ).toEqual([]);
  });
});
