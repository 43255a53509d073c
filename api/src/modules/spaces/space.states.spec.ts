import { describe, expect, it } from '@jest/globals';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { allowedActions, publishingFrom, transitionFor, type Relation } from './space.states.ts';

const owner: Relation = { isOwner: true, isOperator: false };
const operator: Relation = { isOwner: false, isOperator: true };
const stranger: Relation = { isOwner: false, isOperator: false };

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
            expect(transitionFor(from, to, via, relation) !== null).toBe(allowed);
          });
        }

  it('requires a reason when the operator returns or disables a space', () => {
    expect(transitionFor('WAITING_FOR_APPROVAL', 'DRAFT', 'status', operator)).toMatchObject({
      action: 'return',
      needsReason: true,
    });
    expect(transitionFor('WAITING_FOR_APPROVAL', 'DRAFT', 'status', owner)?.needsReason).toBeUndefined();
    expect(transitionFor('PUBLISHED', 'DISABLED', 'status', operator)?.needsReason).toBe(true);
  });

  it('publishes a waiting space only for the operator', () => {
    expect(publishingFrom({ status: 'WAITING_FOR_APPROVAL', pausedAt: null }, operator)?.to).toBe(
      'PUBLISHED',
    );
    expect(publishingFrom({ status: 'WAITING_FOR_APPROVAL', pausedAt: null }, owner)).toBeNull();
  });

  it('lets the owner resume a paused space without approval', () => {
    const paused = { status: 'DRAFT', pausedAt: new Date() } as const;
    expect(publishingFrom(paused, owner)).toMatchObject({ action: 'resume', to: 'PUBLISHED' });
    expect(publishingFrom(paused, operator)).toBeNull();
    expect(allowedActions(paused, owner)).toEqual(['edit', 'resume', 'delete']);
  });

  it('allows a stranger no action', () => {
    for (const status of SPACE_STATUSES)
      expect(allowedActions({ status, pausedAt: null }, stranger)).toEqual([]);
  });
});
