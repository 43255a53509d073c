import { describe, expect, it } from '@jest/globals';
import { bookedTerm, checkedTerm } from './booking.input.ts';

const ASKED = {
  space_id: 7,
  start_datetime: '2027-06-01T18:00',
  end_datetime: '2027-06-01T22:00',
  number_of_guests: 30,
};

describe('what a check of a term asks about', () => {
  it('is a space, a term in wall time of Prague and a number of guests', () => {
    expect(checkedTerm(ASKED)).toEqual({
      spaceId: 7,
      startsAt: new Date('2027-06-01T16:00:00Z'),
      endsAt: new Date('2027-06-01T20:00:00Z'),
      guests: 30,
    });
  });

  it('is about one guest where nobody says how many', () => {
    expect(checkedTerm({ ...ASKED, number_of_guests: undefined })).toMatchObject({ guests: 1 });
  });

  it.each(['space_id', 'start_datetime', 'end_datetime'])(
    'is incomplete without %s, however that is left out',
    (field) => {
      for (const nothing of [undefined, null, ''])
        expect(checkedTerm({ ...ASKED, [field]: nothing })).toBe('Vyplňte všechny údaje');
    },
  );

  it.each<[string, object, string]>([
    ['a beginning that is no moment', { start_datetime: 'zítra' }, 'Zadejte prosím platné datum a čas'],
    ['an end that is no moment', { end_datetime: '2027-02-30T10:00' }, 'Zadejte prosím platné datum a čas'],
    ['a moment that is no text', { start_datetime: 1_811_865_600_000 }, 'Zadejte prosím platné datum a čas'],
    ['an id in words', { space_id: '7' }, 'Tento prostor teď rezervovat nejde'],
    ['an id nobody has', { space_id: 0 }, 'Tento prostor teď rezervovat nejde'],
    ['an id larger than any', { space_id: 2_147_483_648 }, 'Tento prostor teď rezervovat nejde'],
    ['half a guest', { number_of_guests: 1.5 }, 'Zadejte prosím celé číslo'],
    ['nobody', { number_of_guests: 0 }, 'Zadejte prosím celé číslo'],
    ['guests in words', { number_of_guests: '3' }, 'Zadejte prosím celé číslo'],
  ])('%s is told in a sentence', (_name, wrong, sentence) => {
    expect(checkedTerm({ ...ASKED, ...wrong })).toBe(sentence);
  });

  it('takes the first and the last id a record can have', () => {
    expect([1, 2_147_483_647].map((space_id) => checkedTerm({ ...ASKED, space_id }))).toEqual([
      expect.objectContaining({ spaceId: 1 }),
      expect.objectContaining({ spaceId: 2_147_483_647 }),
    ]);
  });
});

it('a booking is for one guest where nobody says how many', () => {
  const { space_id: _, number_of_guests, ...term } = ASKED;
  expect(bookedTerm({ ...term, number_of_guests })).toEqual({
    startsAt: new Date('2027-06-01T16:00:00Z'),
    endsAt: new Date('2027-06-01T20:00:00Z'),
    guests: 30,
  });
  expect(bookedTerm(term).guests).toBe(1);
});
