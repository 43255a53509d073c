import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ConsoleView } from '@prostora/api-client';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { useOpened } from '../layout/use-opened.ts';
import { useApi } from '../data/session.tsx';
import type { TableState } from '../table/table-state.ts';
import { isViewActive, toViewQuery, applyView, viewsQuery } from './views.ts';
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
  const activeView = views.find(({ query }) => isViewActive(query, state));
  const onSelect: MenuProps['onClick'] = ({ key }) => {
    const view = views.find(({ id }) => String(id) === key);
    if (view) applyView(view.query, state);
    else open(key === MANAGE ? 'manage' : 'save');
  };
  const Icon = activeView ? BookmarkCheck : Bookmark;
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: buildMenuItems(views),
          selectable: true,
          selectedKeys: activeView ? [String(activeView.id)] : [],
          onClick: onSelect,
          className: styles.menu ?? '',
        }}
      >
        <Button
          icon={<Icon className="lucide" aria-hidden />}
          aria-label={activeView ? texts.present(activeView.name) : texts.label}
          title={texts.label}
          aria-haspopup="menu"
        >
          {activeView && <span className={styles.present}>{activeView.name}</span>}
        </Button>
      </Dropdown>
      {opened && (
        <Suspense>
          <ViewsDialog
            key={opened.key}
            list={list}
            mode={opened.target}
            open={opened.isOpen}
            views={views.filter(({ mine }) => mine)}
            query={toViewQuery(state.view)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function buildMenuItems(views: readonly ConsoleView[]): NonNullable<MenuProps['items']> {
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
