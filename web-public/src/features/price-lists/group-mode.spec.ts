import { describe, expect, it } from '@jest/globals';
import { createDraft, createRule, type Draft } from './draft.ts';
import { findSharedGroup, getGroupMode, setGroupMode } from './group-mode.ts';

const createList = (...groups: (string | null)[]): Draft => {
  const empty = createDraft('prazdny');
  const rules = groups.map((group, index) => ({
    ...createRule(empty, 'base', `Sazba ${index}`),
    group,
    amount: 100,
  }));
  return { ...empty, rules };
};
const getGroups = ({ rules }: Draft): (string | null)[] => rules.map(({ group }) => group);

describe('getGroupMode', () => {
  it.each([
    ['first', createList('pronajem', 'pronajem')],
    ['cheapest', { ...createList('sal', 'sal'), groups: [{ code: 'sal', choose: 'cheapest' as const }] }],
    ['all', createList(null, null)],
    ['groups', createList('sal', 'sal', 'kuchyn')],
    ['groups', createList('sal', null)],
  ])('is %s', (mode, draft) => {
    expect(getGroupMode(draft, 'base')).toBe(mode);
  });
});

describe('setGroupMode', () => {
  it('adds up rules without a group', () => {
    expect(getGroups(setGroupMode(createList('sal', 'sal'), 'base', 'all'))).toEqual([null, null]);
  });

  it('chooses one of the shared group, or of the usual one', () => {
    const cheapest = setGroupMode(createList('sal', 'sal'), 'base', 'cheapest');
    expect(cheapest).toMatchObject({ groups: [{ code: 'sal', choose: 'cheapest' }] });
    expect(getGroups(setGroupMode(createList(null, null), 'base', 'first'))).toEqual([
      'pronajem',
      'pronajem',
    ]);
    expect(getGroups(setGroupMode(createList('sal', 'kuchyn'), 'base', 'first'))).toEqual([
      'pronajem',
      'pronajem',
    ]);
  });

  it('leaves rules of other kinds alone', () => {
    const draft = createList('sal', 'sal');
    const rules = [...draft.rules, { ...createRule(draft, 'discount', 'Sleva'), group: 'sleva' }];
    expect(getGroups(setGroupMode({ ...draft, rules }, 'base', 'all'))).toEqual([null, null, 'sleva']);
  });
});

it('a new rule counts as the others of its kind', () => {
  expect(findSharedGroup(createList(), 'base')).toBe('pronajem');
  expect(findSharedGroup(createList('sal', 'sal'), 'base')).toBe('sal');
  expect(findSharedGroup(createList(null, null), 'base')).toBeNull();
  expect(findSharedGroup(createList('sal', 'kuchyn'), 'base')).toBe('pronajem');
});
