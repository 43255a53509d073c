import type { FooterLink, SiteInfo } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { common } from '@prostora/strings';
import { Logo } from '@prostora/ui';
import { Fragment } from 'react';
import styles from './footer.module.css';

type Props = {
  /** Null when the API is unavailable; the footer then shows static content only. */
  site: SiteInfo | null;
  menu: SiteInfo['menu'];
  /** SEO links of the page; null for those of the site. */
  links: readonly FooterLink[] | null;
};

/** More links are shown in two columns. */
const MAX_SINGLE_COLUMN = 6;

/** Text of the attribution, which may contain a link. */
const withoutMarkup = (html: string): string => html.replace(/<[^>]*>/gu, '');

const getYear = (): number => new Date().getFullYear();

const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/gu, '')}`;

/** Values that the operator has not filled in are left out. */
function Operator({ company: { name, address, ico, dic, register } }: { company: SiteInfo['company'] }) {
  const numbers = [ico && `${common.footer.ico} ${ico}`, dic && `${common.footer.dic} ${dic}`].filter(
    Boolean,
  );
  const lines = [name, address, numbers.join(' · '), register].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{common.footer.operator}</h2>
      <address className="tabular">
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </address>
    </div>
  );
}

function Contact({ company, social }: { company: SiteInfo['company']; social: SiteInfo['social'] }) {
  const contacts = [
    { text: company.phone, href: phoneHref(company.phone) },
    { text: company.email, href: `mailto:${company.email}` },
  ].filter(({ text }) => text !== '');
  if (contacts.length === 0 && social.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{common.footer.contact}</h2>
      {contacts.length > 0 && (
        <ul className="tabular">
          {contacts.map(({ text, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {social.length > 0 && (
        <ul className={styles.social}>
          {social.map((profile) => (
            <li key={profile.url}>
              <a className={styles.link} href={profile.url} rel="noopener">
                {profile.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Footer: operator, contact and SEO links (SPEC §2). */
export function Footer({ site, menu, links }: Props) {
  const name = site?.name ?? common.siteName;
  const query = useEventSearch(urls.demand);
  const shownLinks = links ?? site?.footer_links ?? [];
  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.inner}`}>
        <div className={styles.columns}>
          <div>
            <p className={styles.logo}>
              <Logo name={name} />
            </p>
            <p className={styles.claim}>{common.footer.claim}</p>
            <p className={styles.demand}>
              <Link className={styles.link} to={urls.demand + query}>
                {common.footer.demand}
              </Link>
            </p>
          </div>
          {shownLinks.length > 0 && (
            <nav aria-labelledby="footer-searches">
              <h2 className={styles.title} id="footer-searches">
                {common.footer.searches}
              </h2>
              <ul className={shownLinks.length > MAX_SINGLE_COLUMN ? styles.many : undefined}>
                {shownLinks.map((link) => (
                  <li key={link.url}>
                    <Link className={styles.link} to={link.url}>
                      {link.link_name || link.title || link.url}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {site && <Contact company={site.company} social={site.social} />}
          {site && <Operator company={site.company} />}
        </div>
        <div className={styles.legal}>
          <span className="tabular">{common.footer.rights(getYear(), name)}</span>
          <nav aria-label={common.footer.information}>
            <ul className={styles.menu}>
              {menu.footer.map(({ label, url }) => (
                <li key={url}>
                  <Link className={styles.link} to={url}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {site?.map.attribution && (
            <span className={styles.credit}>{withoutMarkup(site.map.attribution)}</span>
          )}
        </div>
      </div>
    </footer>
  );
}
