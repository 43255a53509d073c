import type { FooterLink, SiteInfo } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { Link } from '@prostora/nav';
import { common } from '@prostora/strings';
import { Logo } from '@prostora/ui';
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

const Operator = ({ company }: { company: SiteInfo['company'] }) => (
  <div>
    <h2 className={styles.title}>{common.footer.operator}</h2>
    <address className="tabular">
      {company.name}
      <br />
      {company.address}
      <br />
      <span className="nowrap">
        {common.footer.ico} {company.ico}
      </span>{' '}
      ·{' '}
      <span className="nowrap">
        {common.footer.dic} {company.dic}
      </span>
      <br />
      {company.register}
    </address>
  </div>
);

const Contact = ({ company, social }: { company: SiteInfo['company']; social: SiteInfo['social'] }) => (
  <div>
    <h2 className={styles.title}>{common.footer.contact}</h2>
    <ul className="tabular">
      <li>
        <a className={styles.link} href={phoneHref(company.phone)}>
          {company.phone}
        </a>
      </li>
      <li>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </li>
    </ul>
    <ul className={styles.social}>
      {social.map((profile) => (
        <li key={profile.url}>
          <a className={styles.link} href={profile.url} rel="noopener">
            {profile.name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

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
