import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { orderAdminContentPages, type AdminContentRow } from '@prostora/api-client';
import { consoleUrls, MENU_PLACES, type MenuPlace, TERMS_PAGE } from '@prostora/contracts';
import { Link, useNavigate } from '@prostora/nav';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import {
  ErrorPanel,
  PageHeader,
  SkeletonBar,
  StatusTag,
  RelativeTime,
  useApi,
  useCommand,
  useShortcut,
  type StatusStyle,
} from '../../kit/index.ts';
import { OrderList } from '../../kit/order/order-list.tsx';
import { pagesQuery } from './content.queries.ts';
import styles from './content.module.css';

const texts = adminContent.list;
const STATUS_STYLES: Readonly<Record<AdminContentRow['status'], StatusStyle>> = {
  published: { tone: 'green', shape: 'dot' },
  draft: { tone: 'grey', shape: 'ring' },
};
const MENU_OPTIONS = MENU_PLACES.map((value) => ({ value, label: texts.places[value] }));
/** Menus in the order of display. */
const MENU_SECTIONS: readonly MenuPlace[] = ['header', 'owners', 'footer', 'none'];

/** Content pages grouped by menu. */
export function ContentPagesPage() {
  const answer = useQuery(pagesQuery(useApi()));
  const navigate = useNavigate();
  const add = (): void => void navigate(consoleUrls.newContentPage);
  useShortcut('n', add);
  const pages = answer.data?.items;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={pages ? texts.subtitle(pages.length) : ' '}
        actions={
          <Button type="primary" aria-keyshortcuts="n" onClick={add}>
            {texts.add}
          </Button>
        }
      />
      {pages ? (
        <MenuSections pages={pages} />
      ) : answer.error ? (
        <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <div role="status" aria-label={texts.loading}>
          <SkeletonBar width="100%" height={420} />
        </div>
      )}
    </>
  );
}

function MenuSections({ pages }: { pages: readonly AdminContentRow[] }) {
  const api = useApi();
  const saveOrder = useCommand({
    run: (order: { menu_place: MenuPlace; ids: number[] }) =>
      orderAdminContentPages({ client: api, body: order }),
    done: () => texts.arranged,
  });
  const listPages = (place: MenuPlace): AdminContentRow[] =>
    pages.filter(({ menu_place }) => menu_place === place);
  const move = (page: AdminContentRow, place: MenuPlace): void =>
    void saveOrder({ menu_place: place, ids: [...listPages(place).map(({ id }) => id), page.id] }).catch(
      () => undefined,
    );
  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      {MENU_SECTIONS.map((place) => (
        <section key={place} className={styles.shelf} aria-label={texts.shelves[place]}>
          <h2>{texts.shelves[place]}</h2>
          {texts.fixedLinks[place] !== null && <p className={styles.quiet}>{texts.fixedLinks[place]}</p>}
          {listPages(place).length === 0 ? (
            <p className={styles.quiet}>{texts.shelfEmpty}</p>
          ) : (
            <OrderList
              label={texts.shelves[place]}
              items={listPages(place)}
              getName={({ title }) => title}
              isDisabled={place === 'none'}
              onReorder={(ids) => saveOrder({ menu_place: place, ids })}
              render={(page) => <PageRow page={page} onMove={move} />}
            />
          )}
        </section>
      ))}
    </>
  );
}

function PageRow({
  page,
  onMove,
}: {
  page: AdminContentRow;
  onMove: (page: AdminContentRow, place: MenuPlace) => void;
}) {
  const { id, title, url, slug, status, menu_place, menu_label, updated_at } = page;
  return (
    <div className={styles.row}>
      <div className={styles.who}>
        <Link to={consoleUrls.contentPage(id)} className={styles.name}>
          {title}
        </Link>
        <span className={styles.detail}>
          {url}
          {menu_label && menu_label !== title && `, ${texts.inMenu(menu_label)}`}
        </span>
      </div>
      <StatusTag {...STATUS_STYLES[status]}>{texts.statuses[status]}</StatusTag>
      <span className={styles.when}>
        <RelativeTime at={updated_at} />
      </span>
      <div className={styles.actions}>
        {slug === TERMS_PAGE && (
          <Link to={consoleUrls.termsVersions} className={styles.link}>
            {texts.terms}
          </Link>
        )}
        <Select<MenuPlace>
          className={styles.place ?? ''}
          aria-label={texts.place(title)}
          options={MENU_OPTIONS}
          value={menu_place}
          onChange={(place) => onMove(page, place)}
        />
      </div>
    </div>
  );
}
