import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ConsoleView } from '@prostora/api-client';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { useOpened } from './use-opened.ts';
import { useApi } from './session.tsx';
import type { TableState } from './table-state.ts';
import { isShown, keptQuery, showView, viewsQuery } from './views.ts';
import styles from './saved-views.module.css';

const ViewsDialog = lazy(() => import('./views-dialog.tsx'));
const texts = adminKit.views;
const [SAVE, MANAGE] = ['save', 'manage'];

/** Menu of saved views, own and shared; the active view is marked. */
export function SavedViews<Filter extends string>({
  list,
  state,
}: {
  list: string;
  state: TableState<Filter>;
}) {
  const { data: views = [] } = useQuery(viewsQuery(useApi(), list));
  const { opened, open, close } = useOpened<'save' | 'manage'>();
  const present = views.find(({ query }) => isShown(query, state));
  const pick: MenuProps['onClick'] = ({ key }) => {
    const view = views.find(({ id }) => String(id) === key);
    if (view) showView(view.query, state);
    else open(key === MANAGE ? 'manage' : 'save');
  };
  const Icon = present ? BookmarkCheck : Bookmark;
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: itemsOf(views),
          selectable: true,
          selectedKeys: present ? [String(present.id)] : [],
          onClick: pick,
          className: styles.menu ?? '',
        }}
      >
        <Button
          icon={<Icon className="lucide" aria-hidden />}
          aria-label={present ? texts.present(present.name) : texts.label}
          title={texts.label}
          aria-haspopup="menu"
        >
          {present && <span className={styles.present}>{present.name}</span>}
        </Button>
      </Dropdown>
      {opened && (
        <Suspense>
          <ViewsDialog
            key={opened.key}
            list={list}
            mode={opened.what}
            open={opened.isOpen}
            views={views.filter(({ mine }) => mine)}
            query={keptQuery(state.view)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function itemsOf(views: readonly ConsoleView[]): NonNullable<MenuProps['items']> {
  const [own, shared] = [views.filter(({ mine }) => mine), views.filter(({ mine }) => !mine)];
  const group = (label: string, members: readonly ConsoleView[]) =>
    members.length === 0
      ? []
      : [
          {
            type: 'group' as const,
            key: label,
            label,
            children: members.map((view) => ({ key: String(view.id), label: <ViewName view={view} /> })),
          },
        ];
  return [
    ...group(texts.own, own),
    ...group(texts.shared, shared),
    ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: SAVE ?? '', label: texts.save },
    ...(own.length > 0 ? [{ key: MANAGE ?? '', label: texts.manage }] : []),
  ];
}

const ViewName = ({ view: { name, owner } }: { view: ConsoleView }) => (
  <span className={styles.name}>
    {name}
    {owner !== null && <small>{owner}</small>}
  </span>
);
