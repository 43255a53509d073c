import { contentUrl, termsUrl } from '@prostora/contracts';
import { ui } from '@prostora/strings/cs/ui.ts';
import type { ReactNode } from 'react';

const NewTab = ({ to, children }: { to: string; children: string }): ReactNode => (
  <a className="text-link" href={to} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden"> {ui.newTab}</span>
  </a>
);

/** Where the terms can be read before somebody agrees to them; on a tab of its own, so that nothing typed is lost. */
export const TermsLink = (): ReactNode => <NewTab to={termsUrl()}>{ui.readTerms}</NewTab>;

/** The same for what is done with personal data. */
export const PrivacyLink = (): ReactNode => (
  <NewTab to={contentUrl('ochrana-osobnich-udaju')}>{ui.readPrivacy}</NewTab>
);
