import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces, publicSite } from '@prostora/strings';
import { Picture } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './front-page.module.css';
import { SearchBar } from './search-bar.tsx';
import type { Catalog } from './use-catalog.ts';
import type { Panels } from './use-panels.ts';

const texts = publicSite.catalog;
const OCCASION_SIZES = '(max-width: 600px) 31vw, 16vw';

/** Sentences that can be searched for. */
const Examples = (): ReactNode => (
  <div className={styles['examples']}>
    <span>{texts.examples.label}</span>
    {texts.examples.sentences.map((sentence) => (
      <Link
        key={sentence}
        className={styles['example']}
        to={`${urls.home}?q=${encodeURIComponent(sentence.replaceAll('\u00a0', ' '))}`}
      >
        {sentence}
      </Link>
    ))}
  </div>
);

/** Purposes with a photograph and their number of spaces. */
const Occasions = ({ catalog: { state } }: { catalog: Catalog }): ReactNode =>
  state.occasions.length > 0 && (
    <nav className={styles['occasions']} aria-label={texts.occasions}>
      {state.occasions.map(({ id, name, slug, count, image }) => (
        <Link key={id} className={styles['occasion']} to={urls.catalog([slug])}>
          <span className={styles['photo']}>
            <Picture image={image} sizes={OCCASION_SIZES} alt="" />
          </span>
          <b>{name}</b>
          <small>{texts.count(count)}</small>
        </Link>
      ))}
    </nav>
  );

/** What the whole catalogue begins with: the promise, the search and the occasions. */
export const FrontPage = ({ catalog, panels }: { catalog: Catalog; panels: Panels }): ReactNode => (
  <div className={styles['front']}>
    <h1 className={styles['title']}>{bindSpaces(catalog.answer.seo_data.h1)}</h1>
    {catalog.answer.seo_data.lead && (
      <p className={styles['promise']}>{bindSpaces(catalog.answer.seo_data.lead)}</p>
    )}
    <SearchBar catalog={catalog} panels={panels} isFront />
    <Examples />
    <Occasions catalog={catalog} />
  </div>
);
