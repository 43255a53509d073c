import { Button } from 'antd';
import type { AdminTerm } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { TermIcon } from './term-icon.tsx';
import type { TermTab } from './terms.ts';
import styles from './taxonomy.module.css';

const texts = adminTaxonomy;

export type TermActions = {
  edit: (term: AdminTerm) => void;
  merge: (term: AdminTerm) => void;
  remove: (term: AdminTerm) => void;
};

/** Unused items can be deleted. */
const isUnused = ({ spaces, inquiries, seo_urls: seoUrls }: AdminTerm): boolean =>
  spaces + inquiries + seoUrls === 0;

/** Row of a taxonomy item: name, usage, actions. */
export function TermRow({ term, tab, actions }: { term: AdminTerm; tab: TermTab; actions: TermActions }) {
  const spaces = texts.spaces(term.spaces, term.published_spaces);
  const others = texts.others(term);
  return (
    <div className={styles.row}>
      <TermIcon icon={term.icon} />
      <div className={styles.who}>
        <span className={styles.name}>{term.name}</span>
        <span className={styles.detail}>
          {term.spaces === 0 ? (
            spaces
          ) : (
            <Link to={`${urls.allSpaces}?${tab === 'purposes' ? 'purpose' : 'attribute'}=${term.id}`}>
              {spaces}
              <span className="visually-hidden">: {term.name}</span>
            </Link>
          )}
          {others && `, ${others}`}
        </span>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => actions.edit(term)} aria-label={texts.editLabel(term.name)}>
          {texts.edit}
        </Button>
        <Button onClick={() => actions.merge(term)} aria-label={texts.mergeLabel(term.name)}>
          {texts.merge}
        </Button>
        <Button
          danger
          disabled={!isUnused(term)}
          title={isUnused(term) ? undefined : texts.inUse(term)}
          onClick={() => actions.remove(term)}
          aria-label={texts.removeLabel(term.name)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
