import { describe, expect, it } from '@jest/globals';
import { containsIdentity, isKeyboardRun } from './password.ts';

describe('isKeyboardRun', () => {
  it.each([
    'Qwerty',
    'Qwertz123',
    'Asdfghjkl',
    'Aaaaaa',
    'Aa123456',
    'Abcdef',
    '0987654321Qwe',
    'Zxcvbnm1',
    'Lkjhgf',
    'Čččččč',
  ])('detects the keyboard run %s', (password) => {
    expect(isKeyboardRun(password)).toBe(true);
  });

  it.each([
    'Majitel1234',
    'Zelena-Stodola1',
    'Kocka4',
    'Heslo1234',
    'Tri-Kolo-789',
    `Aa${'🎈\ufe0f🎉\ufe0f'.repeat(20)}`,
  ])('accepts %s as no run', (password) => {
    expect(isKeyboardRun(password)).toBe(false);
  });
});

describe('containsIdentity', () => {
  const person = { email: 'jana.novackova@prostora.test', name: 'Jana Nováčková' };

  it.each(['Jana2026', 'NOVACKOVAa1', 'mojeNováčková', 'xJANA.NOVACKOVA', 'jAnA-heslo'])(
    'detects the person in %s',
    (password) => {
      expect(containsIdentity(password, person)).toBe(true);
    },
  );

  it('ignores short parts, the domain and empty names', () => {
    expect(containsIdentity('Prostora1', person)).toBe(false);
    expect(containsIdentity('Evadne77', { email: 'eva@prostora.test', name: 'Eva' })).toBe(false);
    expect(containsIdentity('Cokoliv77', { email: '', name: '' })).toBe(false);
  });
});
