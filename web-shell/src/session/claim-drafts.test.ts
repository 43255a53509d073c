import { beforeEach, describe, expect, it } from '@jest/globals';
import { claimDrafts } from './claim-drafts.ts';

const names = (): string[] => Object.keys(sessionStorage).sort();
const type = (): void => {
  sessionStorage.setItem('prostora.draft.offer.3', '{}');
  sessionStorage.setItem('prostora.booking-contact', '{}');
};

beforeEach(() => sessionStorage.clear());

describe('claimDrafts', () => {
  it('keeps drafts of the same user, also from before the login', () => {
    type();
    claimDrafts(1);
    claimDrafts(1);
    expect(names()).toEqual(['prostora.booking-contact', 'prostora.draft.offer.3', 'prostora.drafts-of']);
  });

  it('removes drafts of another user', () => {
    claimDrafts(1);
    type();
    claimDrafts(2);
    expect(names()).toEqual(['prostora.drafts-of']);
  });

  it('removes only drafts after a logout', () => {
    claimDrafts(1);
    type();
    sessionStorage.setItem('prostora.visited', '[]');
    claimDrafts(null);
    expect(names()).toEqual(['prostora.visited']);
  });
});
