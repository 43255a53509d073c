import { DoorOpen, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { admin } from '@prostora/strings';

export type ConsolePage = { path: string; Component: ComponentType };

const Overview = lazy(() => import('./overview.page.tsx'));
const Spaces = lazy(() => import('./spaces.page.tsx'));
const AllSpaces = () => <Spaces all />;

/** Every page of the console by its full address (SPEC §2); each is a chunk of its own. */
export const pages: readonly ConsolePage[] = [
  { path: '/admin2/dashboard', Component: Overview },
  { path: '/admin2/prostory', Component: Spaces },
  { path: '/admin-prostory', Component: AllSpaces },
];

export type MenuEntry = { path: string; label: string; Icon: LucideIcon; /** Other addresses under which the entry is the present one. */ also?: readonly string[]; badge?: 'waiting' };

/** The menu names only what exists. */
export const menu: readonly MenuEntry[] = [
  { path: '/admin2/dashboard', label: admin.menu.dashboard, Icon: LayoutDashboard },
  { path: '/admin2/prostory', label: admin.menu.spaces, Icon: DoorOpen, also: ['/admin-prostory'], badge: 'waiting' },
];

/** Where the bare address of the console leads. */
export const START = '/admin2/dashboard';
