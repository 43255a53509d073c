import type { ContentAnswer } from '@prostora/api-client';
import { buildTermsUrl } from '@prostora/contracts';
import { Link, useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { content } from '@prostora/strings/cs/content.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { contentHandle } from './content-head.ts';
import { ContentView } from './content-view.tsx';
import type { ContentData } from './content.loader.ts';
import styles from './content.module.css';

const texts = content.terms;

export const handle = contentHandle;

/** Validity of the shown version, with a notice when it is not in force. */
function VersionNote({ page: { version, versions = [] } }: { page: ContentAnswer }): ReactNode {
  const shown = versions.find((edition) => edition.version === version);
  const upcoming = versions.findLast(({ state }) => state === 'upcoming');
  if (!shown) return null;
  return (
    <>
      <p className={styles['edition']}>
        <b>{texts.validFrom(shown.valid_from)}</b>
        <Button className="needs-script" size="sm" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
      {shown.state !== 'current' && (
        <p className={styles['careful']} role="note">
          <span>
            {shown.state === 'past'
              ? texts.wasValidFrom(shown.valid_from)
              : texts.willBeValidFrom(shown.valid_from)}
          </span>
          <Link className="text-link" to={buildTermsUrl()}>
            {texts.toCurrent}
          </Link>
        </p>
      )}
      {shown.state === 'current' && upcoming && (
        <p className={styles['careful']} role="note">
          <span>{texts.upcoming(upcoming.valid_from)}</span>{' '}
          <Link className="text-link" to={upcoming.url}>
            {texts.upcomingLink}
          </Link>
        </p>
      )}
    </>
  );
}

/** All versions with their changes. */
const Versions = ({ page: { version, versions = [] } }: { page: ContentAnswer }): ReactNode => (
  <section className={styles['versions']} aria-labelledby="zneni">
    <h2 id="zneni">{texts.versions}</h2>
    <ul>
      {versions.map((edition) => (
        <li key={edition.version}>
          {edition.version === version ? (
            <b>{texts.from(edition.valid_from)}</b>
          ) : (
            <Link className="text-link" to={edition.url}>
              {texts.from(edition.valid_from)}
            </Link>
          )}
          <span className={styles['state']}>
            {texts.states[edition.state]}
            {edition.version === version && `, ${texts.shown}`}
          </span>
          {edition.summary && <p>{bindSpaces(edition.summary)}</p>}
        </li>
      ))}
    </ul>
  </section>
);

/** Legal terms (SPEC §2: /obchodni-podminky): the version in force, or another one by its date. */
export function Component(): ReactNode {
  const { page } = useLoaderData<ContentData>();
  return <ContentView page={page} note={<VersionNote page={page} />} after={<Versions page={page} />} />;
}
