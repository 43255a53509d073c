import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { admin } from '@prostora/strings';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { Panel } from '../layout/detail.tsx';
import { siteQuery } from '../data/record.queries.ts';
import { SEARCH_WIDTHS, truncateToWidth } from './seo-measure.ts';
import { useApi } from '../data/session.tsx';
import styles from './search-texts.module.css';

const texts = adminSeo.snippet;
type Device = 'desktop' | 'mobile';
const DEVICES = (['desktop', 'mobile'] as const).map((value) => ({ value, label: texts[value] }));
/** A phone wraps the title into two lines and shows a shorter description. */
const WIDTHS: Readonly<
  Record<
    Device,
    { title: { size: number; limit: number }; meta_description: { size: number; limit: number } }
  >
> = {
  desktop: SEARCH_WIDTHS,
  mobile: { title: { size: 20, limit: 920 }, meta_description: { size: 14, limit: 680 } },
};

type SnippetProps = { /** Path on the site. */ path: string; title: string; description: string };

/** Preview of a search result, with title and description truncated. */
export function SnippetPreview({ path, title, description }: SnippetProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const { data: site } = useQuery(siteQuery(useApi()));
  const name = site?.name ?? admin.layout.siteName;
  const widths = WIDTHS[device];
  return (
    <Panel
      title={texts.title}
      actions={
        <Segmented<Device> aria-label={texts.device} options={DEVICES} value={device} onChange={setDevice} />
      }
    >
      <div className={styles.snippet} data-device={device}>
        <div className={styles.site}>{name}</div>
        <div className={styles.crumbs}>
          {[window.location.host, ...path.split('/').filter(Boolean)].join(' › ')}
        </div>
        <div className={styles.found}>
          {title.trim() === '' ? (
            <i>{texts.noTitle}</i>
          ) : (
            truncateToWidth(`${title.trim()} | ${name}`, widths.title)
          )}
        </div>
        <div className={styles.about}>
          {description.trim() === '' ? (
            <i>{texts.noDescription}</i>
          ) : (
            truncateToWidth(description.trim(), widths.meta_description)
          )}
        </div>
      </div>
      <p className={styles.note}>{texts.note}</p>
    </Panel>
  );
}
