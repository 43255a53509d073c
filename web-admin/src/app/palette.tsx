import { LogOut, House, Link2, ListPlus, Monitor, Moon, Sun } from 'lucide-react';
import { consoleUrls, urls } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { adminSearch } from '@prostora/strings/cs/admin-search.ts';
import { Palette, type Entry } from '../features/palette/index.ts';
import { THEME_MODES, useConsoleSession, useThemeMode } from '../kit/index.ts';
import { menu } from './routes.tsx';

const texts = adminSearch.actions;
const themeIcons = { light: Sun, dark: Moon, system: Monitor };

const pages: readonly Entry[] = menu.flatMap(({ key, entries }) =>
  entries.map(({ path, label, Icon }) => ({
    key: path,
    title: label,
    subtitle: admin.menuGroups[key],
    url: path,
    Icon,
  })),
);

/** Command palette with the console's pages and actions; loaded lazily. */
export default function ConsolePalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { signOut, leave } = useConsoleSession();
  const { setMode } = useThemeMode();
  const actions: readonly Entry[] = [
    { key: 'new seo url', title: texts.newSeoUrl, subtitle: '', url: consoleUrls.newSeoUrl, Icon: Link2 },
    {
      key: 'bulk seo urls',
      title: texts.bulkSeoUrls,
      subtitle: '',
      url: consoleUrls.bulkSeoUrls,
      Icon: ListPlus,
    },
    ...THEME_MODES.map((mode) => ({
      key: `theme ${mode}`,
      title: texts.theme(admin.theme[mode]),
      subtitle: '',
      Icon: themeIcons[mode],
      run: () => setMode(mode),
    })),
    { key: 'site', title: texts.site, subtitle: '', Icon: House, run: () => leave(urls.home) },
    { key: 'logout', title: texts.logout, subtitle: '', Icon: LogOut, run: () => void signOut() },
  ];
  return <Palette open={open} onClose={onClose} pages={pages} actions={actions} />;
}
