import { describe, expect, it } from '@jest/globals';
import { parseDateTimeField, toDateTimeField } from '../../lib/date-time-field.ts';
import {
  shiftEnd,
  createEndValidator,
  createDefaultSlot,
  findOfferedSlot,
  validateStart,
  toSlotInput,
  toSlotValues,
} from './slot-values.ts';

describe('slot form values', () => {
  it('are in Prague time in any time zone', () => {
    expect(toDateTimeField('2026-12-10T15:00:00.000Z')).toBe('2026-12-10T16:00');
    expect(parseDateTimeField('2026-07-01T16:00')).toBe('2026-07-01T14:00:00.000Z');
  });

  it.each(['', '2026-12-10', '2026-13-01T10:00', '2026-12-10T24:00', '12026-12-10T10:00'])(
    'rejects %j as a time',
    (text) => expect(parseDateTimeField(text)).toBeNull(),
  );

  it('keeps an untouched ambiguous hour in October', () => {
    const slot = { start: '2027-10-31T01:30:00.000Z', end: '2027-10-31T03:00:00.000Z' };
    expect(toSlotInput(toSlotValues(slot), slot)).toEqual({
      start_datetime: slot.start,
      end_datetime: slot.end,
    });
    expect(toSlotInput(toSlotValues(slot)).start_datetime).toBe('2027-10-31T00:30:00.000Z');
  });

  it('shifts the end when the start is moved', () => {
    expect(shiftEnd('2026-12-10T16:00', '2026-12-11T18:00', '2026-12-10T22:00')).toBe('2026-12-12T00:00');
    expect(shiftEnd('2026-12-10T16:00', '', '2026-12-10T22:00')).toBe('2026-12-10T22:00');
    expect(shiftEnd('2026-12-10T16:00', '2026-12-10T17:00', '2026-12-10T10:00')).toBe('2026-12-10T10:00');
  });

  it('returns the message of the first violated rule', () => {
    const end = (text: string) =>
      createEndValidator()(text, { start_datetime: '2026-12-10T16:00', end_datetime: text });
    expect([validateStart(''), validateStart('zítra'), validateStart('2026-12-10T16:00')]).toEqual([
      'Vyberte čas',
      'Zadejte platné datum a čas',
      true,
    ]);
    expect([
      end('2026-12-10T16:00'),
      end('2026-12-10T16:15'),
      end('2027-01-10T16:00'),
      end('2027-01-10T16:15'),
    ]).toEqual(['Konec musí být po začátku', true, true, 'Nejdelší období je 31 dní']);
  });

  it('rejects an hour that the clocks skip', () => {
    const rejection = expect.stringContaining('posouvají');
    expect(validateStart('2027-03-28T02:30')).toEqual(rejection);
    expect(
      createEndValidator()('2027-03-28T02:30', {
        start_datetime: '2027-03-27T22:00',
        end_datetime: '2027-03-28T02:30',
      }),
    ).toEqual(rejection);
  });

  it.each([
    ['late', '2026-12-10T21:20:00Z', '2026-12-11T08:00:00.000Z'],
    ['early', '2026-12-10T02:20:00Z', '2026-12-10T08:00:00.000Z'],
  ])('default to the morning when it is %s', (_name, now, start) => {
    expect(createDefaultSlot(new Date(now)).start).toBe(start);
  });

  it('of offered hours last from their first start to their last end', () => {
    const window = (start: string, end: string) => ({ start_datetime: start, end_datetime: end });
    const windows = [
      window('2026-12-10T12:00:00Z', '2026-12-10T16:00:00Z'),
      window('2026-12-10T08:00:00Z', '2026-12-10T11:00:00Z'),
      window('2026-12-11T08:00:00Z', '2026-12-11T11:00:00Z'),
    ];
    expect(findOfferedSlot(windows, '2026-12-10')).toEqual({
      start: '2026-12-10T08:00:00.000Z',
      end: '2026-12-10T16:00:00.000Z',
    });
    expect(findOfferedSlot(windows, '2026-12-12')).toBeNull();
  });

  it('default to the next full hour', () => {
    expect(createDefaultSlot(new Date('2026-12-10T15:20:00Z'))).toEqual({
      start: '2026-12-10T16:00:00.000Z',
      end: '2026-12-10T18:00:00.000Z',
    });
  });
});
