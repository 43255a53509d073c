import { expect, it } from '@jest/globals';
import { toAuditSnapshot, toSingleLine } from './audit-snapshot.ts';

it('omits properties that may contain secrets at any depth', () => {
  const snapshot = toAuditSnapshot({
    name: 'Sál',
    password: 'x',
    owner: { email: 'a@b.cz', passwordHash: 'y', refresh_token: 'z' },
    list: [{ token: 'q', id: 1 }],
  });
  expect(snapshot).toEqual({ name: 'Sál', owner: { email: 'a@b.cz' }, list: [{ id: 1 }] });
});

it('replaces control characters and line breaks in texts', () => {
  expect(toSingleLine('one\r\n2026-01-01 admin deleted everything\u2028x\u0000')).toBe(
    'one 2026-01-01 admin deleted everything x ',
  );
  expect(toAuditSnapshot({ 'na\nme': 'a\nb' })).toEqual({ 'na me': 'a b' });
});

it('converts dates to ISO strings and omits undefined values', () => {
  expect(toAuditSnapshot({ at: new Date(0), nothing: null, unknown: undefined, count: 3 })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    nothing: null,
    count: 3,
  });
});

it('truncates long texts and deep structures', () => {
  expect(String(toAuditSnapshot({ text: 'a'.repeat(10_000) })['text'])).toHaveLength(2000);
  const endless: Record<string, unknown> = {};
  endless['self'] = endless;
  expect(JSON.stringify(toAuditSnapshot(endless))).toContain('…');
});
