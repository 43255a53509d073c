import { Button } from 'antd';
import type { AdminTaxonomyItem } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { TaxonomyIcon } from './taxonomy-icon.tsx';
import type { TaxonomyTab } from './taxonomy-items.ts';
import styles from './taxonomy.module.css';

const texts = adminTaxonomy;

export type ItemActions = {
  edit: (item: AdminTaxonomyItem) => void;
  merge: (item: AdminTaxonomyItem) => void;
  remove: (item: AdminTaxonomyItem) => void;
};

/** Unused items can be deleted. */
const isUnused = ({ spaces, inquiries, seo_urls: seoUrls }: AdminTaxonomyItem): boolean =>
  spaces + inquiries + seoUrls === 0;

/** Row of a taxonomy item: name, usage, actions. */
export function TaxonomyItemRow({
  item,
  tab,
  actions,
}: {
  item: AdminTaxonomyItem;
  tab: TaxonomyTab;
  actions: ItemActions;
}) {
  const spaces = texts.spaces(item.spaces, item.published_spaces);
  const others = texts.others(item);
  return (
    <div className={styles.row}>
      <TaxonomyIcon icon={item.icon} />
      <div className={styles.who}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.detail}>
          {item.spaces === 0 ? (
            spaces
          ) : (
            <Link to={`${consoleUrls.allSpaces}?${tab === 'purposes' ? 'purpose' : 'attribute'}=${item.id}`}>
              {spaces}
              <span className="visually-hidden">: {item.name}</span>
            </Link>
          )}
          {others && `, ${others}`}
        </span>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => actions.edit(item)} aria-label={texts.editLabel(item.name)}>
          {texts.edit}
        </Button>
        <Button onClick={() => actions.merge(item)} aria-label={texts.mergeLabel(item.name)}>
          {texts.merge}
        </Button>
        <Button
          danger
          disabled={!isUnused(item)}
          title={isUnused(item) ? undefined : texts.inUse(item)}
          onClick={() => actions.remove(item)}
          aria-label={texts.removeLabel(item.name)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
