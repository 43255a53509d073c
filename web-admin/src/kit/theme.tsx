import { ConfigProvider, theme } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { antdDark, antdLight } from '@prostora/tokens/antd.ts';
import { antdCzech } from './locale.ts';
import { useThemeMode } from './theme-mode.ts';
import './theme.css';

const themes = {
  light: { ...antdLight, algorithm: theme.defaultAlgorithm },
  dark: { ...antdDark, algorithm: theme.darkAlgorithm },
};

/** Czech Ant Design in the chosen appearance; the document carries the appearance too, for what lies outside Ant's components. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const name = useThemeMode().dark ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['console'] = name;
    return () => { delete document.documentElement.dataset['console']; };
  }, [name]);
  return <ConfigProvider locale={antdCzech} theme={themes[name]} button={{ autoInsertSpace: false }}>{children}</ConfigProvider>;
}
