import { ConfigProvider, theme, type MappingAlgorithm } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { media } from '@prostora/tokens';
import { antdDark, antdLight } from '@prostora/tokens/antd.ts';
import { antdCzech } from './locale.ts';
import { useThemeMode } from './theme-mode.ts';
import { useMedia } from '@prostora/ui/use-media.ts';
import './theme.css';

const SEEDS = [
  'colorPrimary',
  'colorInfo',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorLink',
] as const;

/** The turning icon is named by nobody: Ant's says "loading" in English and stays in the button's name when its fading is not finished. */
const BUTTON = {
  autoInsertSpace: false,
  loadingIcon: <LoaderCircle className="lucide turning" aria-hidden />,
};

/** Ant's algorithms shift the colours they are given; ours were chosen for their contrast and stay as they are. */
const keepSeeds: MappingAlgorithm = (seed, map) => ({
  ...(map ?? theme.defaultAlgorithm(seed)),
  ...Object.fromEntries(SEEDS.map((name) => [name, seed[name]])),
});

const themes = {
  light: {
    ...antdLight,
    token: { ...antdLight.token, controlItemBgActive: '#E4EBE6', controlItemBgActiveHover: '#DCE5DF' },
    algorithm: [theme.defaultAlgorithm, keepSeeds],
  },
  dark: {
    ...antdDark,
    token: { ...antdDark.token, controlItemBgActive: '#2A3A32', controlItemBgActiveHover: '#31443A' },
    algorithm: [theme.darkAlgorithm, keepSeeds],
  },
};

export const POPUPS_ID = 'console-popups';
/** Menus and lists open inside the main landmark, so that assistive technology finds them where it reads. */
const popupContainer = (): HTMLElement => document.getElementById(POPUPS_ID) ?? document.body;

/** Czech Ant Design in the chosen appearance; the document carries the appearance too, for what lies outside Ant's components. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const name = useThemeMode().dark ? 'dark' : 'light';
  // Ant waits for the end of its movements: where there are none it must know.
  const calm = useMedia(media.reducedMotion);
  const chosen = useMemo(
    () => ({ ...themes[name], token: { ...themes[name].token, motion: !calm } }),
    [name, calm],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['console'] = name;
    return () => {
      delete document.documentElement.dataset['console'];
    };
  }, [name]);
  // Ant wraps its content the first time its motion differs from the one around it, and so builds all of it anew: forms would lose what is typed.
  // Inside of the opposite motion it is wrapped from the start.
  const [opposite] = useState(() => ({ token: { motion: calm } }));
  const themed = (
    <ConfigProvider locale={antdCzech} theme={chosen} button={BUTTON} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
  return <ConfigProvider theme={opposite}>{themed}</ConfigProvider>;
}
