import { describe, expect, it } from '@jest/globals';
import { computeExpiresAt, parseNeeds } from './demand-needs.ts';
import type { RecipientState } from './inquiry.entity.ts';
import {
  resolveChoiceOutcome,
  resolveStateAfterChoice,
  resolveClosedReason,
  describeInquiryState,
  isOpen,
  listOwnerActions,
  describeRecipientState,
  type InquiryStateFields,
} from './inquiry.states.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const open: InquiryStateFields = {
  kind: 'demand',
  state: 'open',
  closedReason: null,
  expiresAt: new Date('2026-12-01T10:00:00Z'),
};
const expired: InquiryStateFields = { ...open, expiresAt: NOW };
const closed = (closedReason: InquiryStateFields['closedReason']): InquiryStateFields => ({
  ...open,
  state: 'closed',
  closedReason,
});
const ALL: readonly RecipientState[] = ['sent', 'seen', 'offered', 'declined', 'chosen', 'passed'];

describe('inquiry states', () => {
  it('is closed once expired, before the job has closed it', () => {
    expect([
      isOpen(open, NOW),
      isOpen(expired, NOW),
      resolveClosedReason(expired, NOW),
      isOpen({ ...open, expiresAt: null }, NOW),
    ]).toEqual([true, false, 'expired', true]);
  });

  it.each<[string, InquiryStateFields, RecipientState[]]>([
    ['Hledáme prostory', open, []],
    ['Čeká na nabídky', open, ['sent', 'seen', 'declined']],
    ['Vybráno, čeká na potvrzení', open, ['chosen', 'offered']],
    ['Přišly nabídky', open, ['offered', 'declined']],
    ['Všichni odmítli', open, ['declined', 'declined']],
    ['Odesláno', { ...open, kind: 'contact' }, ['seen']],
    ['Vybráno', closed('chosen'), ['chosen', 'passed']],
    ['Uzavřeno odesílatelem', closed('withdrawn'), ['offered']],
    ['Platnost skončila', expired, ['offered']],
    ['Uzavřeno správcem', closed('operator'), []],
  ])('describes the inquiry state as „%s“', (label, inquiry, recipients) => {
    expect(describeInquiryState(inquiry, recipients, NOW)).toBe(label);
  });

  it('describes a recipient by its own state, and an unfinished one by the closing reason', () => {
    expect(ALL.map((state) => describeRecipientState(open, state, NOW))).toEqual([
      'Odesláno',
      'Majitel si ji přečetl',
      'Nabídka',
      'Odmítnuto',
      'Vybráno',
      'Vybrán jiný prostor',
    ]);
    expect(ALL.slice(0, 4).map((state) => describeRecipientState(closed('withdrawn'), state, NOW))).toEqual([
      'Uzavřeno odesílatelem',
      'Uzavřeno odesílatelem',
      'Uzavřeno odesílatelem',
      'Odmítnuto',
    ]);
    expect(describeRecipientState(closed('chosen'), 'passed', NOW)).toBe('Vybrán jiný prostor');
  });
});

describe('owner actions', () => {
  it('allows to answer and to change the answer while the demand is open', () => {
    expect(ALL.slice(0, 4).map((state) => listOwnerActions(open, state, NOW))).toEqual([
      ['offer', 'decline'],
      ['offer', 'decline'],
      ['offer', 'decline'],
      ['offer'],
    ]);
  });

  it('allows nothing once closed, and only marking for messages', () => {
    for (const state of ALL)
      expect([
        listOwnerActions(expired, state, NOW),
        listOwnerActions(closed('chosen'), state, NOW),
        listOwnerActions({ ...open, kind: 'contact' }, state, NOW),
      ]).toEqual([[], [], ['handle']]);
  });

  it.each([
    ['held', 'chosen', ['sent', 'seen', 'offered', 'declined']],
    ['standing', 'chosen', ['passed', 'passed', 'passed', 'declined']],
    ['ended', 'offered', ['sent', 'seen', 'offered', 'declined']],
    ['refused', 'declined', ['sent', 'seen', 'offered', 'declined']],
  ] as const)(
    'after a choice that is %s the recipient is %s and the others are %j',
    (outcome, chosen, others) => {
      expect(resolveStateAfterChoice('chosen', true, outcome)).toBe(chosen);
      expect(ALL.slice(0, 4).map((state) => resolveStateAfterChoice(state, false, outcome))).toEqual(others);
    },
  );

  it.each([
    ['pending', null, 'held'],
    ['confirmed', null, 'standing'],
    ['cancelled', null, 'ended'],
    ['cancelled', 'system', 'ended'],
    ['cancelled', 'guest', 'ended'],
    ['cancelled', 'owner', 'refused'],
    ['cancelled', 'operator', 'refused'],
  ] as const)('a reservation that is %s by %s makes the choice %s', (status, cancelledBy, outcome) => {
    expect(resolveChoiceOutcome({ status, cancelledBy })).toBe(outcome);
  });

  it('leaves the owner of a chosen offer its reservation to answer', () => {
    expect(listOwnerActions(open, 'chosen', NOW)).toEqual([]);
  });
});

describe('requirements of a demand', () => {
  const TODAY = '2026-11-21';
  const getErrors = (input: object): unknown => {
    try {
      parseNeeds({ attributes: [], ...input }, TODAY);
      return {};
    } catch (error) {
      return (error as { options: { fields: unknown } }).options.fields;
    }
  };

  it('treats a single date as a one-day range and parses hours to minutes', () => {
    expect(
      parseNeeds(
        { attributes: [3, 3], date_from: '2027-03-28', time_from: '18:00', time_to: '02:00' },
        TODAY,
      ),
    ).toEqual({
      purposeId: null,
      locationId: null,
      attributeIds: [3],
      budgetHaler: null,
      layout: null,
      tariff: null,
      guests: null,
      timeSlot: {
        from: '2027-03-28',
        to: '2027-03-28',
        isFlexible: true,
        weekdays: [],
        hours: { from: 1080, until: 120 },
      },
    });
    expect(parseNeeds({ attributes: [], date_from: TODAY }, TODAY).timeSlot).toEqual({
      from: TODAY,
      to: TODAY,
      isFlexible: true,
      weekdays: [],
      hours: null,
    });
  });

  it.each<[object, string]>([
    [{ date_from: '2026-11-20' }, 'date_from'],
    [{ date_to: '2026-12-01' }, 'date_from'],
    [{ date_from: '2026-12-02', date_to: '2026-12-01' }, 'date_to'],
    [{ date_from: '2026-12-01', date_to: '2027-12-03' }, 'date_to'],
    [{ date_from: '2026-12-01', time_from: '10:00' }, 'time_to'],
    [{ date_from: '2026-12-01', time_to: '10:00' }, 'time_from'],
    [{ time_from: '09:00', time_to: '10:00' }, 'date_from'],
  ])('rejects %j on %s', (input, field) => {
    expect(Object.keys(getErrors(input) as object)).toEqual([field]);
  });

  it('expires 30 days after sending or at the end of its last day in Prague', () => {
    expect(computeExpiresAt(NOW, null).toISOString()).toBe('2026-12-21T10:00:00.000Z');
    expect(computeExpiresAt(NOW, '2026-11-30').toISOString()).toBe('2026-11-30T23:00:00.000Z');
    expect(computeExpiresAt(NOW, '2027-11-30').toISOString()).toBe('2026-12-21T10:00:00.000Z');
  });
});
