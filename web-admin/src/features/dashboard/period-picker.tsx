import { Segmented } from 'antd';
import { toPragueDay } from '@prostora/contracts';
import { admin } from '@prostora/strings';
import { adminOverview as texts } from '@prostora/strings/cs/admin-overview.ts';
import { RangeFilter } from '../../kit/table/table-toolbar.tsx';
import { DEFAULT_PRESET, PRESETS, toPeriod, type Preset, type DashboardPeriod } from './period.ts';
import styles from './dashboard.module.css';

const options = PRESETS.map((preset) => ({ value: preset, label: texts.periods[preset] }));

/** Period of the dashboard: a preset or a custom range. */
export function PeriodPicker({
  period,
  onChange,
}: {
  period: DashboardPeriod;
  onChange: (period: DashboardPeriod) => void;
}) {
  const own = 'from' in period ? period : null;
  const pick = (days: { from: string; to: string }): void =>
    onChange(toPeriod(days, toPragueDay(new Date())) ?? { days: DEFAULT_PRESET });
  return (
    <div className={styles.period}>
      <Segmented<Preset | ''>
        aria-label={admin.dashboard.period}
        value={own ? '' : (period as { days: Preset }).days}
        options={options}
        onChange={(days) => {
          if (days !== '') onChange({ days });
        }}
      />
      <RangeFilter label={texts.ownPeriod} from={own?.from ?? ''} to={own?.to ?? ''} onChange={pick} />
    </div>
  );
}
