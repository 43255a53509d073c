import type { ContentToken } from '@prostora/contracts';
import { siteTexts } from '@prostora/strings/cs/site.ts';
import type { SiteValues } from '../settings/index.ts';

const TOKEN = /\{\{\s*([a-z.]+)\s*\}\}/gu;

const toTokenValues = ({ name, company }: SiteValues): Readonly<Record<ContentToken, string>> => ({
  'site.name': name,
  'company.name': company.name,
  'company.address': company.address,
  'company.ico': company.ico,
  'company.dic': company.dic,
  'company.register': company.register,
  'company.phone': company.phone,
  'company.email': company.email,
});

const toText = (value: string): string => value || siteTexts.notFilledIn;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

/** Replaces tokens by values of the settings; unknown tokens are kept, so that the author notices them. */
export function fillTokens(text: string, site: SiteValues): string {
  const values = toTokenValues(site);
  return text.replace(TOKEN, (whole, token: string) =>
    Object.hasOwn(values, token) ? toText(values[token as ContentToken]) : whole,
  );
}

/** The same for HTML; values are escaped, also for attributes. */
export function fillTokensInHtml(html: string, site: SiteValues): string {
  const values = toTokenValues(site);
  return html.replace(TOKEN, (whole, token: string) =>
    Object.hasOwn(values, token) ? escapeHtml(toText(values[token as ContentToken])) : whole,
  );
}
