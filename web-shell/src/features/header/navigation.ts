import type { SiteInfo } from '@prostora/api-client';
import { buildContentUrl, urls } from '@prostora/contracts';
import { common } from '@prostora/strings';

export type NavigationItem = {
  to: string;
  label: string;
  /** Whether the item is current at a path. */
  current: (path: string) => boolean;
};

type Menu = SiteInfo['menu'];

const SPACES: NavigationItem = {
  to: urls.home,
  label: common.header.spaces,
  current: (path) => path === '/' || /^\/(?:katalog|prostor)(?:\/|$)/u.test(path),
};
const DEMAND: NavigationItem = {
  to: urls.demand,
  label: common.header.demand,
  current: (path) => path === urls.demand,
};
const BLOG: NavigationItem = {
  to: urls.blog,
  label: common.header.blog,
  current: (path) => /^\/blog(?:\/|$)/u.test(path),
};
const { header, footer } = common;

/** Menus when the API is unavailable: the fixed pages. */
export const DEFAULT_MENU: Menu = {
  header: [{ label: header.howItWorks, url: buildContentUrl('jak-to-funguje') }],
  owners: [
    { label: header.services, url: buildContentUrl('sluzby') },
    { label: header.panoramas, url: buildContentUrl('3d-foto') },
    { label: header.priceList, url: buildContentUrl('cenik') },
  ],
  footer: [
    { label: header.about, url: buildContentUrl('o-projektu') },
    { label: footer.terms, url: buildContentUrl('obchodni-podminky') },
    { label: footer.privacy, url: buildContentUrl('ochrana-osobnich-udaju') },
    { label: footer.cookies, url: buildContentUrl('cookies') },
  ],
};

const toItems = (links: Menu['header']): NavigationItem[] =>
  links.map(({ label, url }) => ({
    to: url,
    label,
    current: (path: string) => path === url || path.startsWith(`${url}/`),
  }));

/** Links of the top navigation: the catalogue, the demand, the operator's menu, the blog. */
export const toNavigationItems = (menu: Menu): readonly NavigationItem[] => [
  SPACES,
  DEMAND,
  ...toItems(menu.header),
  BLOG,
];

/** Shown in the menu of a narrow header; a wide one has an icon with the count. */
export const FAVOURITES_ITEM: NavigationItem = {
  to: urls.favourites,
  label: common.header.favourites,
  current: (path) => path === urls.favourites,
};

/** Shown to anonymous users only (SPEC §2). */
export const ADD_SPACE: NavigationItem = {
  to: urls.register,
  label: common.header.addSpace,
  current: (path) => path === urls.register,
};

/** Links of the menu for owners; a new space only for anonymous users. */
export const toOwnerItems = (menu: Menu, isGuest: boolean): readonly NavigationItem[] => [
  ...toItems(menu.owners),
  ...(isGuest ? [ADD_SPACE] : []),
];
