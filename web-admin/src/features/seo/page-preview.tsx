import { useQuery } from '@tanstack/react-query';
import type { CatalogQuery, SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { bindSpacesInHtml } from '@prostora/strings';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { stylesToClasses } from '@prostora/ui/rich-text/html.ts';
import richText from '@prostora/ui/rich-text/rich-text.module.css';
import { ErrorPanel, Panel, SkeletonBar, useApi } from '../../kit/index.ts';
import { seoPreviewQuery } from './seo.queries.ts';
import type { SeoLinkValue } from './seo.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.preview;
const CARDS = 4;

type PagePreviewProps = {
  h1: string;
  description: string;
  links: readonly SeoLinkValue[];
  filter: CatalogQuery;
  isGone: boolean;
};

/** Preview of the public page: heading, spaces, text and links. */
export function PagePreview({ h1, description, links, filter, isGone }: PagePreviewProps) {
  const shown = links.filter(({ title, link_name }) => title !== '' || link_name !== '');
  return (
    <Panel title={texts.title}>
      <div className={styles.page}>
        <h3 className={styles.heading}>{h1.trim() === '' ? <i>{texts.noHeading}</i> : h1}</h3>
        {isGone ? <p className={styles.quiet}>{texts.gone}</p> : <Spaces filter={filter} />}
        {description !== '' && (
          <div
            className={`${styles.description} ${richText.content}`}
            dangerouslySetInnerHTML={{ __html: bindSpacesInHtml(stylesToClasses(description)) }}
          />
        )}
        {shown.length > 0 && (
          <ul className={styles.links} aria-label={texts.links}>
            {shown.map(({ title, link_name, url }, index) => (
              <li key={index}>
                <span title={title}>{link_name || title}</span> <small>{url}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** First spaces of the filter, from the public catalogue API. */
function Spaces({ filter }: { filter: CatalogQuery }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(seoPreviewQuery(useApi(), filter));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <span role="status" aria-label={texts.loading}>
        <SkeletonBar width="100%" height={120} />
      </span>
    );
  const { total, spaces } = data.catalog;
  if (total === 0) return <p className={styles.quiet}>{texts.empty}</p>;
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={styles.total}>{adminSeo.results(total)}</p>
      <ul className={styles.spaces}>
        {spaces.slice(0, CARDS).map((space) => (
          <SpaceTile key={space.id} space={space} />
        ))}
      </ul>
      {total > CARDS && <p className={styles.quiet}>{texts.more(total - Math.min(CARDS, spaces.length))}</p>}
    </div>
  );
}

function SpaceTile({ space: { url, image, space_name, building_name, city } }: { space: SpaceCard }) {
  const name = space_name || building_name;
  return (
    <li>
      <a href={urls.space(url)} target="_blank" rel="noreferrer" className={styles.tile}>
        {image?.url ? (
          <img src={image.url} alt="" loading="lazy" width={160} height={120} />
        ) : (
          <span className={styles.noPhoto} />
        )}
        <b>{name}</b>
        <small>{city}</small>
      </a>
    </li>
  );
}
