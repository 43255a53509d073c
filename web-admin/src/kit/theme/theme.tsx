import { ConfigProvider, theme, type MappingAlgorithm } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { media } from '@prostora/tokens';
import { antdDark, antdLight } from '@prostora/tokens/antd.ts';
import { useThemeMode } from './theme-mode.ts';
import { useMedia } from '@prostora/ui/use-media.ts';
import './theme.css';
import czech from 'antd/locale/cs_CZ.js';
import dayjs from 'dayjs';
import 'dayjs/locale/cs.js';

dayjs.locale('cs');

type AntdLocale = typeof czech;

/** The locale file is CommonJS: a bundler unwraps the default export, plain Node does not. */
const antdLocale: AntdLocale = 'default' in czech ? (czech.default as AntdLocale) : czech;

const { DatePicker: datePicker } = antdLocale;

/**
 * Czech locale of Ant Design. Accessible names of a calendar's month and year stay equal to their visible
 * text, as voice control requires.
 */
const antdCzech: AntdLocale = {
  ...antdLocale,
  ...(datePicker && {
    DatePicker: { ...datePicker, lang: { ...datePicker.lang, monthSelect: '', yearSelect: '' } },
  }),
};

const SEED_TOKENS = [
  'colorPrimary',
  'colorInfo',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorLink',
] as const;

/**
 * The loading icon has no accessible name: Ant Design's says "loading" in English and stays in the button's
 * name when its animation does not finish.
 */
const BUTTON = {
  autoInsertSpace: false,
  loadingIcon: <LoaderCircle className="lucide turning" aria-hidden />,
};

/** Keeps the seed colours, which were chosen for contrast; Ant Design's algorithms would shift them. */
const keepSeeds: MappingAlgorithm = (seed, map) => ({
  ...(map ?? theme.defaultAlgorithm(seed)),
  ...Object.fromEntries(SEED_TOKENS.map((name) => [name, seed[name]])),
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
/** Popups render inside the main landmark for assistive technology. */
const popupContainer = (): HTMLElement => document.getElementById(POPUPS_ID) ?? document.body;

/**
 * Ant Design provider with Czech locale and the chosen appearance; the document element carries the
 * appearance for styles outside of Ant Design.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const name = useThemeMode().dark ? 'dark' : 'light';
  // Ant Design waits for the end of animations, so it must know when there are none.
  const isMotionReduced = useMedia(media.reducedMotion);
  const themeConfig = useMemo(
    () => ({ ...themes[name], token: { ...themes[name].token, motion: !isMotionReduced } }),
    [name, isMotionReduced],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset['console'] = name;
    return () => {
      delete document.documentElement.dataset['console'];
    };
  }, [name]);
  // Ant Design wraps its children when `motion` first differs from the outer provider, which remounts them
  // and loses form input. An outer provider with the opposite value makes it wrap them from the start.
  const [oppositeMotion] = useState(() => ({ token: { motion: isMotionReduced } }));
  const themed = (
    <ConfigProvider locale={antdCzech} theme={themeConfig} button={BUTTON} getPopupContainer={popupContainer}>
      {children}
    </ConfigProvider>
  );
  return <ConfigProvider theme={oppositeMotion}>{themed}</ConfigProvider>;
}
