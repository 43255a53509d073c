import { Button, Dropdown } from 'antd';
import { Monitor, Moon, Sun } from 'lucide-react';
import { admin } from '@prostora/strings';
import { THEME_MODES, useThemeMode, type ThemeMode } from '../kit/index.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Theme: light, dark or system. */
export function ThemeMenu() {
  const { mode, setMode } = useThemeMode();
  const CurrentIcon = icons[mode];
  const items = THEME_MODES.map((name) => {
    const Icon = icons[name];
    return { key: name, label: admin.theme[name], icon: <Icon className="lucide" aria-hidden /> };
  });
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        selectable: true,
        selectedKeys: [mode],
        onClick: ({ key }) => setMode(key as ThemeMode),
      }}
    >
      <Button
        type="text"
        icon={<CurrentIcon className="lucide" aria-hidden />}
        aria-label={`${admin.theme.label}: ${admin.theme[mode]}`}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
