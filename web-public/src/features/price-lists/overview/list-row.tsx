import type { OwnerSpace, PriceListRow } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link, useNavigate } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import { useHasRight } from '../../../lib/use-rights.ts';
import { ActionMenu, type MenuItem } from '../../../components/action-menu/action-menu.tsx';
import { describeScopes } from '../scope-text.ts';
import type { Ending } from './end-dialog.tsx';
import styles from './overview.module.css';
import { StateTag } from './state-tag.tsx';

const texts = priceListEditor.lists;

type ListRowProps = {
  list: PriceListRow;
  spaces: readonly OwnerSpace[];
  onCopy: () => void;
  onEnd: (ending: Ending) => void;
};

/** A list with its state, spaces and days, and what its owner may do with it. */
export function ListRow({ list, spaces, onCopy, onEnd }: ListRowProps): ReactNode {
  const navigate = useNavigate();
  const url = urls.priceList(list.id);
  const mayWrite = useHasRight('write');
  const may = (action: (typeof list.allowed_actions)[number]): boolean =>
    mayWrite && list.allowed_actions.includes(action);
  const items: MenuItem[] = [
    { label: may('edit') ? texts.edit : texts.open, onChoose: () => void navigate(url) },
    ...(may('publish')
      ? [{ label: texts.publish, onChoose: () => void navigate(`${url}?zverejnit=1`) }]
      : []),
    ...(may('copy') ? [{ label: texts.copy, onChoose: onCopy }] : []),
    ...(may('archive') ? [{ label: texts.archive, onChoose: () => onEnd('archive') }] : []),
    ...(mayWrite && list.state === 'draft'
      ? [{ label: texts.remove, danger: true, onChoose: () => onEnd('remove') }]
      : []),
  ];
  const dates = list.published_at ? texts.publishedAt(list.published_at) : texts.updated(list.updated_at);
  return (
    <li className={styles['row']}>
      <div className={styles['main']}>
        <Link className={styles['name']} to={url}>
          {list.name}
        </Link>
        <p>{list.spaces.length === 0 ? texts.noSpaces : describeScopes(list.spaces, spaces)}</p>
      </div>
      <p className={styles['meta']}>
        <span>{texts.rules(list.nr_of_rules)}</span>
        <span>{dates}</span>
      </p>
      <StateTag state={list.state} />
      <ActionMenu label={texts.actions(list.name)} items={items} />
    </li>
  );
}
