import { describe, expect, it } from '@jest/globals';
import { buildSecurityTxt } from './security-txt.ts';

const NOW = new Date('2027-01-01T00:00:00Z');

describe('buildSecurityTxt', () => {
  it("names the operator's mailbox, an end within a year and its own address", () => {
    expect(buildSecurityTxt('https://prostora.test', 'info@prostora.test', NOW)).toBe(
      'Contact: mailto:info@prostora.test\nExpires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: cs, en\nCanonical: https://prostora.test/.well-known/security.txt\n',
    );
  });

  it('names the page with the contacts where the operator has set no mailbox', () => {
    expect(buildSecurityTxt('https://prostora.test', '', NOW)).toContain(
      'Contact: https://prostora.test/o-projektu\n',
    );
  });
});
