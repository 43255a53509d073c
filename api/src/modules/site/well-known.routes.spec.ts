import { describe, expect, it } from '@jest/globals';
import { buildSecurityTxt } from './well-known.routes.ts';

const NOW = new Date('2027-01-01T00:00:00Z');

describe('buildSecurityTxt', () => {
  it("contains the operator's e-mail, an expiry within a year and its canonical URL", () => {
    expect(buildSecurityTxt('https://prostora.test', 'info@prostora.test', NOW)).toBe(
      'Contact: mailto:info@prostora.test\nExpires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: cs, en\nCanonical: https://prostora.test/.well-known/security.txt\n',
    );
  });

  it('contains the contact page when no e-mail is set', () => {
    expect(buildSecurityTxt('https://prostora.test', '', NOW)).toContain(
      'Contact: https://prostora.test/o-projektu\n',
    );
  });
});
