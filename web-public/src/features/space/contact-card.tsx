import type { SpaceDetail } from '@prostora/api-client';
import { formatCzk, formatPhone } from '@prostora/strings';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ButtonAnchor, PriceLevel, Mail, classNames, getSpaceTitle, type LucideIcon } from '@prostora/ui';
import { ExternalLink, Globe, Phone } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { BookingBarButton, BookingCard } from './booking/booking-card.tsx';
import { isPriced, useBooking } from './booking/booking-context.tsx';
import styles from './contact-card.module.css';

const texts = spacePage;

type ActionProps = { href: string; primary: boolean; large?: boolean; children: ReactNode };
const Action = ({ href, primary, large = false, children }: ActionProps): ReactNode => (
  <ButtonAnchor
    href={href}
    variant={primary ? 'primary' : 'secondary'}
    size={large ? 'lg' : 'md'}
    className="tabular"
  >
    {children}
  </ButtonAnchor>
);

const toTelUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/gu, '')}`;
const toMailUrl = (space: SpaceDetail): string =>
  `mailto:${space.email ?? ''}?subject=${encodeURIComponent(getSpaceTitle(space))}`;

function Price({ space }: { space: SpaceDetail }): ReactNode {
  if (space.price_from === null) return <b>{texts.priceByAgreement}</b>;
  return (
    <>
      <b>{formatCzk(space.price_from)}</b> <span className="muted">{texts.perHourLong}</span>
    </>
  );
}

/** Host of a URL without `www.`: „loftkotelna.cz“. */
const formatHost = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '');
  } catch {
    return address;
  }
};

const listLinks = (space: SpaceDetail): { icon: LucideIcon; label: string; href: string }[] => {
  const links: [LucideIcon, string, string | null][] = [
    [Globe, space.web ? formatHost(space.web) : texts.web, space.web],
    [ExternalLink, texts.facebook, space.facebook],
    [ExternalLink, texts.instagram, space.instagram],
    [ExternalLink, texts.youtube, space.youtube],
  ];
  return links.flatMap(([icon, label, href]) =>
    href && /^https?:\/\//u.test(href) ? [{ icon, label, href }] : [],
  );
};

/** Booking of the space and contact of the owner; beside the text on a desktop, below it elsewhere. */
export function ContactCard({ space }: { space: SpaceDetail }): ReactNode {
  const links = listLinks(space);
  const isBookable = useBooking() !== null;
  const price = (
    <p className={styles['price']}>
      <span>
        <Price space={space} />
      </span>
      <PriceLevel level={space.price_level} />
    </p>
  );
  return (
    <section
      className={classNames(styles['card'], isBookable && styles['below'])}
      id="kontakt"
      aria-label={texts.contact}
    >
      {isBookable ? <BookingCard spaceId={space.id} price={price} /> : price}
      <div className={styles['body']}>
        <h2 className={styles['heading']}>{texts.contactHeading}</h2>
        {!space.phone && !space.email && links.length === 0 && (
          <p className={styles['none']}>{texts.noContact}</p>
        )}
        <div className={styles['actions']}>
          {space.phone && (
            <Action href={toTelUrl(space.phone)} primary={!isBookable} large={!isBookable}>
              <Phone />
              {formatPhone(space.phone)}
            </Action>
          )}
          {space.email && (
            <Action
              href={toMailUrl(space)}
              primary={!space.phone && !isBookable}
              large={!space.phone && !isBookable}
            >
              <Mail />
              {texts.email}
            </Action>
          )}
        </div>
        {space.email && <p className={styles['onPaper']}>{space.email}</p>}
        {links.length > 0 && (
          <ul className={styles['lines']}>
            {links.map(({ icon: Icon, label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer nofollow">
                  <Icon />
                  {label}
                  <span className="visually-hidden"> ({texts.newWindow})</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function ContactAction({ space }: { space: SpaceDetail }): ReactNode {
  if (space.phone)
    return (
      <Action href={toTelUrl(space.phone)} primary large>
        <Phone />
        {texts.phone}
      </Action>
    );
  if (space.email)
    return (
      <Action href={toMailUrl(space)} primary large>
        <Mail />
        {texts.email}
      </Action>
    );
  return (
    <Action href="#kontakt" primary={false} large>
      {texts.contact}
    </Action>
  );
}

/** Sticky bar on small screens: price and the main action. */
export function ContactBar({ space }: { space: SpaceDetail }): ReactNode {
  const booking = useBooking();
  const isBookable = booking !== null;
  const event = booking?.eventSummary;
  const hasPrice = booking && isPriced(booking);
  return (
    <div className={classNames(styles['bar'], hasPrice && styles['tall'], 'no-print')}>
      <span className={styles['barPrice']}>
        {event ? (
          <>
            <b>{event.price}</b> {event.suffix} <small className="muted">{event.details}</small>
          </>
        ) : hasPrice && event === undefined ? (
          bookingCard.pricing
        ) : space.price_from === null ? (
          <b>{texts.priceByAgreement}</b>
        ) : (
          <>
            <b>{formatCzk(space.price_from)}</b> <span className="muted small">{texts.perHourShort}</span>
          </>
        )}
      </span>
      {isBookable ? (
        <span className="needs-script">
          <BookingBarButton />
        </span>
      ) : (
        <ContactAction space={space} />
      )}
      {isBookable && (
        <noscript>
          <Action href="#kontakt" primary={false} large>
            {texts.contact}
          </Action>
        </noscript>
      )}
    </div>
  );
}
