import { buildContentUrl, buildTermsUrl } from '@prostora/contracts';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';

const NewTab = ({ to, children }: { to: string; children: string }): ReactNode => (
  <a className="text-link" href={to} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> {ui.newTab}</span>
  </a>
);

/** Link to the legal terms in a new tab, to keep the typed values of the form. */
export const LegalTermsLink = (): ReactNode => <NewTab to={buildTermsUrl()}>{ui.readTerms}</NewTab>;

/** Link to the privacy policy in a new tab. */
export const PrivacyLink = (): ReactNode => (
  <NewTab to={buildContentUrl('ochrana-osobnich-udaju')}>{ui.readPrivacy}</NewTab>
);

export const LegalLinks = (): ReactNode => (
  <>
    <LegalTermsLink /> · <PrivacyLink />
  </>
);
