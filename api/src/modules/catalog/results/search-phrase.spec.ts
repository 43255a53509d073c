import { describe, expect, it } from '@jest/globals';
import { toSearchPhrase } from './search-phrase.ts';

describe('toSearchPhrase', () => {
  it('folds spelling variants to one phrase', () => {
    expect(toSearchPhrase('  Svatební   HOSTINA, zámek!  ')).toBe('svatebni hostina zamek');
    expect(toSearchPhrase('svatebni hostina zamek')).toBe('svatebni hostina zamek');
    expect(toSearchPhrase('sál pro 100 lidí v Praze 10')).toBe('sal pro 100 lidi v praze 10');
    expect(toSearchPhrase('110 00')).toBe('110 00');
  });
  it.each([
    'jan.novak@example.cz',
    'napište mi na jan＠example.cz',
    '+420 777 123 456',
    'tel. 777123456',
    '850101/1234',
    '27082440',
    'volejte 7-7-7-1-2-3-4',
  ])('returns null for possible personal data: %s', (search) => {
    expect(toSearchPhrase(search)).toBeNull();
  });
  it.each(['', '  ', '!?', 'a', '…'])('returns null for too short text: %s', (search) => {
    expect(toSearchPhrase(search)).toBeNull();
  });
  it('is never longer than its column', () => {
    expect(toSearchPhrase(`${'ﷺ'.repeat(30)} sál`)?.length).toBeLessThanOrEqual(100);
  });
});
